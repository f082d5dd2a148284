import type { DiagnosticRecord } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { day } from '@semaforo/diagnostic-ui'
import { Button, Skeleton, SkeletonGroup, TrafficLight } from '@semaforo/ui'
import { pathOf } from '../minegocio/address.ts'
import { historyTexts } from './history.texts.ts'
import styles from './latest.module.css'
import { useHistory } from './use-history.ts'

type Props = {
  userId: string
  /** Fills the figures in. */
  onUpdate: (record: DiagnosticRecord) => void
}

/** What a returning owner sees first: the latest light, its date, and the way to today's. */
export function Latest({ userId, onUpdate }: Props) {
  const { query, records } = useHistory(userId)
  const [record] = records
  if (query.isPending)
    return (
      <SkeletonGroup label={historyTexts.latest.loading}>
        <Skeleton shape="block" className={styles.awaited} />
      </SkeletonGroup>
    )
  if (!record) return null
  const { score, predictionTree, saved_at, id } = record
  const lamp = semaforo(score, predictionTree)
  return (
    <section aria-labelledby="ultimo" className={styles.latest}>
      <TrafficLight lamp={lamp} size="small" />
      <div className={styles.words}>
        <h2 id="ultimo" className={styles.title}>
          {historyTexts.latest.title(historyTexts.lights[lamp])}
        </h2>
        <p className={styles.soft}>
          {historyTexts.latest.when(score === null ? historyTexts.noScore : score.toFixed(1), day(saved_at))}{' '}
          <a href={pathOf(id)}>{historyTexts.latest.open}</a>
        </p>
      </div>
      <Button onClick={() => onUpdate(record)}>{historyTexts.latest.update}</Button>
    </section>
  )
}
