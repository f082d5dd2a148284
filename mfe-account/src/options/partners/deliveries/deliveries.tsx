import { type FailedDelivery, listFailedDeliveries, type Partner, retryDeliveries } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { NoAnswer } from '../../../answer/no-answer.tsx'
import { FailureNotice } from '../../../form/failure-notice.tsx'
import { useAction } from '../../../form/use-action.ts'
import { dateTime } from '../../../format.ts'
import pageStyles from '../../../profile/profile.module.css'
import { PartnerSection } from '../partner-section.tsx'
import styles from './deliveries.module.css'
import { texts } from './texts.ts'

/** The shared results that a partner's server did not receive, and another try. */
export function Deliveries({ partner: { id, webhook } }: { partner: Partner }) {
  return (
    <PartnerSection title={texts.title}>
      {webhook === undefined ? <p>{texts.noWebhook}</p> : <Failed id={id} />}
    </PartnerSection>
  )
}

function Failed({ id }: { id: string }) {
  const [retried, setRetried] = useState<number>()
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
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={pageStyles.list} count={2} />
  const { failed } = answer.data
  return (
    <>
      <div role="status" className={pageStyles.status}>
        {retried !== undefined && <Notice tone="success">{texts.retried(retried)}</Notice>}
      </div>
      <p>{failed.length === 0 ? texts.none : texts.lead(failed.length)}</p>
      <FailureNotice failure={retry.failure} />
      {failed.length > 0 && (
        <>
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
      )}
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
