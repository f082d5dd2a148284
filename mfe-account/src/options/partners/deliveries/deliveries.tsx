import { type FailedDelivery, listFailedDeliveries, type Partner, retryDeliveries } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { NoAnswer } from '../../../answer/no-answer.tsx'
import { FailureNotice } from '../../../form/failure-notice.tsx'
import { useAction } from '../../../form/use-action.ts'
import { useFocusWhenLost } from '../../../form/use-focus-when-lost.ts'
import { dateTime } from '../../../format.ts'
import pageStyles from '../../../profile/profile.module.css'
import { PartnerSection } from '../partner-section.tsx'
import styles from './deliveries.module.css'
import { texts } from './texts.ts'

/** The shared results that a partner's server did not receive, and another try. */
export function Deliveries({ partner }: { partner: Partner }) {
  if (partner.webhook !== undefined) return <Failed id={partner.id} />
  return (
    <PartnerSection title={texts.title}>
      <p>{texts.noWebhook}</p>
    </PartnerSection>
  )
}

function Failed({ id }: { id: string }) {
  const [retried, setRetried] = useState<number>()
  const heading = useFocusWhenLost(retried !== undefined)
  const answer = useQuery({
    queryKey: ['partner-deliveries', id],
    queryFn: ({ signal }) => request(listFailedDeliveries, { params: { id }, signal }),
    staleTime: 0,
  })
  const retry = useAction(texts.retryFailed, async () => {
    setRetried(undefined)
    setRetried((await request(retryDeliveries, { params: { id } })).retried)
    await answer.refetch()
  })
  return (
    <PartnerSection title={texts.title} heading={heading}>
      <div role="status" className={pageStyles.status}>
        {retried !== undefined && <Notice tone="success">{texts.retried(retried)}</Notice>}
      </div>
      <FailureNotice failure={retry.failure} />
      {answer.data ? (
        <FailedList {...answer.data} retry={retry} />
      ) : (
        <NoAnswer answer={answer} texts={texts} className={pageStyles.list} count={2} />
      )}
    </PartnerSection>
  )
}

type ListProps = {
  failed: FailedDelivery[]
  more: boolean
  retry: { busy: boolean; run: () => Promise<void> }
}

function FailedList({ failed, more, retry }: ListProps) {
  if (failed.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <p>{texts.lead(failed.length, more)}</p>
      <ul className={styles.list}>
        {failed.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <div>
        <Button variant="secondary" loading={retry.busy} onClick={() => void retry.run()}>
          {texts.retry}
        </Button>
      </div>
    </>
  )
}

function Delivery({ delivery: { sharedAt, failedAt, attempts, reason } }: { delivery: FailedDelivery }) {
  return (
    <li className={styles.delivery}>
      <p>{reason}</p>
      <p className={pageStyles.soft}>
        {texts.shared(dateTime(sharedAt))} · {texts.tried(attempts, dateTime(failedAt))}
      </p>
    </li>
  )
}
