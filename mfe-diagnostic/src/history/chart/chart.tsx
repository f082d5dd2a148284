import type { DiagnosticRecord } from '@semaforo/contracts'
import { thresholds } from '@semaforo/diagnosis'
import { day } from '@semaforo/diagnostic-ui'
import type { ReactNode } from 'react'
import { pathOf } from '../../minegocio/address.ts'
import { historyTexts } from '../history.texts.ts'
import styles from './chart.module.css'
import { drawn } from './scales.ts'
import { useWidth } from './use-width.ts'

const zones = [
  { from: 0, to: thresholds.stable, className: styles.alert },
  { from: thresholds.stable, to: thresholds.healthy, className: styles.attention },
  { from: thresholds.healthy, to: 100, className: styles.good },
]
const sides = { height: 200, left: 32, right: 14, top: 12, bottom: 30 }

type Props = { records: readonly DiagnosticRecord[]; onOpen: (record: DiagnosticRecord) => void }

/**
 * The scores on an axis of true time, with the limits of the bands. Each point opens its diagnostic; who uses a
 * keyboard or a screen reader has the same in the rows below.
 */
export default function Chart({ records, onOpen }: Props): ReactNode {
  const [ref, width] = useWidth()
  const { points, path, ticks, height } = drawn(records, { ...sides, width })
  const [left, right] = [sides.left, width - sides.right]
  return (
    <div ref={ref} className={styles.chart}>
      <svg width={width} height={sides.height} aria-hidden="true">
        {zones.map(({ from, to, className }) => (
          <rect
            key={from}
            className={className}
            x={left - 10}
            width={right - left + 20}
            y={height(to)}
            height={height(from) - height(to)}
          />
        ))}
        {[thresholds.stable, thresholds.healthy].map((limit) => (
          <g key={limit}>
            <line
              className={styles.limit}
              x1={left - 10}
              x2={right + 10}
              y1={height(limit)}
              y2={height(limit)}
            />
            <text className={styles.label} x={left - 14} y={height(limit)} dy="0.35em" textAnchor="end">
              {limit}
            </text>
          </g>
        ))}
        {ticks.map(({ x, words }) => (
          <text
            key={x}
            className={styles.label}
            x={x}
            y={sides.height - 8}
            textAnchor={anchorOf(x, left, right)}
          >
            {words}
          </text>
        ))}
        <path className={styles.line} d={path} />
        {points.map(({ record, x, y }) => (
          <a
            key={record.id}
            href={pathOf(record.id)}
            tabIndex={-1}
            className={styles.point}
            onClick={(event) => {
              event.preventDefault()
              onOpen(record)
            }}
          >
            <title>{historyTexts.point(day(record.saved_at), record.score.toFixed(1))}</title>
            <circle className={styles.touch} cx={x} cy={y} r={12} />
            <circle className={styles.dot} cx={x} cy={y} r={5} />
          </a>
        ))}
      </svg>
    </div>
  )
}

/** Words near an edge stay inside. */
const anchorOf = (x: number, left: number, right: number) =>
  x < left + 24 ? 'start' : x > right - 24 ? 'end' : 'middle'
