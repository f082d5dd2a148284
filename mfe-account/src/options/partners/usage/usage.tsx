import { readUsage, type UsageOfDay, usageKinds } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { classNames, Disclosure } from '@semaforo/ui'
import { NoAnswer } from '../../../answer/no-answer.tsx'
import { whole } from '../../../format.ts'
import pageStyles from '../../../profile/profile.module.css'
import { PartnerSection } from '../partner-section.tsx'
import styles from './usage.module.css'
import { texts } from './usage.texts.ts'
import { UsageChart } from './usage-chart.tsx'
import { UsageTable } from './usage-table.tsx'

/** How often a partner's widget was shown, begun, finished and shared: in all, and by day. */
export function Usage({ id }: { id: string }) {
  const answer = useQuery({
    queryKey: ['partner-usage', id],
    queryFn: ({ signal }) => request(readUsage, { params: { id }, signal }),
    staleTime: 0,
  })
  return (
    <PartnerSection title={texts.title}>
      <p className={pageStyles.soft}>{texts.lead}</p>
      {answer.data ? (
        <Numbers days={answer.data.days} />
      ) : (
        <NoAnswer answer={answer} texts={texts} className={pageStyles.list} count={2} />
      )}
    </PartnerSection>
  )
}

function Numbers({ days }: { days: UsageOfDay[] }) {
  const totals = usageKinds.map((kind) => [kind, days.reduce((sum, day) => sum + day[kind], 0)] as const)
  const isUsed = totals.some(([, total]) => total > 0)
  return (
    <>
      <dl className={styles.totals}>
        {totals.map(([kind, total]) => (
          <div key={kind}>
            <dt>
              <span className={classNames(styles.swatch, styles[kind])} />
              {texts.kinds[kind]}
            </dt>
            <dd>{whole(total)}</dd>
          </div>
        ))}
      </dl>
      {isUsed ? (
        <>
          <UsageChart days={days} />
          <Disclosure title={texts.byDay} level={4}>
            <UsageTable days={days} />
          </Disclosure>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
    </>
  )
}
