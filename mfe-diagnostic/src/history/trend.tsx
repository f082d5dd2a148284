import type { DiagnosticRecord } from '@semaforo/contracts'
import { thresholds } from '@semaforo/diagnosis'
import styles from './history.module.css'
import { historyTexts } from './texts.ts'

const width = 600
const height = 140
const inset = 8
const zones = [
  { from: 0, to: thresholds.stable, className: styles.alert },
  { from: thresholds.stable, to: thresholds.healthy, className: styles.attention },
  { from: thresholds.healthy, to: 100, className: styles.good },
]

const heightOf = (score: number) => inset + (1 - score / 100) * (height - 2 * inset)

/** The scores over time, oldest on the left, above the bands; shown from two scores on. */
export function Trend({ records }: { records: readonly DiagnosticRecord[] }) {
  const scores = records.flatMap(({ score }) => score ?? []).toReversed()
  const [first, last] = [scores[0], scores.at(-1)]
  if (scores.length < 2 || first === undefined || last === undefined) return null
  const step = (width - 2 * inset) / (scores.length - 1)
  const points = scores.map((score, i) => ({ x: inset + i * step, y: heightOf(score) }))
  const words = historyTexts.trend(scores.length, first.toFixed(1), last.toFixed(1))
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {zones.map(({ from, to, className }) => (
          <rect
            key={from}
            className={className}
            width={width}
            y={heightOf(to)}
            height={heightOf(from) - heightOf(to)}
          />
        ))}
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={x} className={styles.dot} cx={x} cy={y} r={5} />
        ))}
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  )
}
