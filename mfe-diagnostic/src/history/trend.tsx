import type { DiagnosticRecord } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'

// Where it cannot be loaded, the sentence and the rows say the same.
const Chart = lazyPart(() => import(/* webpackChunkName: "later-chart" */ './chart/chart.tsx'), {
  fallback: <div className={styles.chart} />,
  failed: null,
})

type Props = {
  records: readonly DiagnosticRecord[]
  /** Whether there are older ones, that are not loaded. */
  hasOlder: boolean
  /** On a phone the sentence alone is shown. */
  folded: boolean
  onOpen: (record: DiagnosticRecord) => void
}

/** The scores over time, shown from two scores on. */
export function Trend({ records, hasOlder, folded, onOpen }: Props) {
  const scores = records.flatMap(({ score }) => score ?? [])
  const [last, first] = [scores[0], scores.at(-1)]
  if (scores.length < 2 || first === undefined || last === undefined) return null
  const sentence = hasOlder ? historyTexts.trendOfNewest : historyTexts.trend
  return (
    <figure className={styles.trend}>
      <div className={styles.unfolded} data-folded={folded}>
        <Chart records={records} onOpen={onOpen} />
      </div>
      <figcaption>{sentence(scores.length, first.toFixed(1), last.toFixed(1))}</figcaption>
    </figure>
  )
}
