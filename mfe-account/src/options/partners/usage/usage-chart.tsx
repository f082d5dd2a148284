import { type UsageOfDay, usageKinds } from '@semaforo/contracts'
import { civilDay, whole } from '../../../format.ts'
import styles from './usage.module.css'
import { texts } from './usage.texts.ts'

const width = 600
const height = 120
/** Each kind is a part of the one before: a narrower bar in front of it. */
const shares = { viewed: 0.84, started: 0.62, finished: 0.4, shared: 0.18 }

/** The counts of each day as bars, the oldest on the left; the table beside it says the same in numbers. */
export function UsageChart({ days }: { days: readonly UsageOfDay[] }) {
  const highest = Math.max(1, ...days.flatMap((day) => usageKinds.map((kind) => day[kind])))
  const busiest = days.reduce((best, day) => (day.viewed > best.viewed ? day : best))
  const [first = busiest, last = busiest] = [days[0], days.at(-1)]
  const slot = width / days.length
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={styles.ground} x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
        {days.map((day, at) =>
          usageKinds.map((kind) => {
            const tall = (day[kind] / highest) * (height - 2)
            const wide = slot * shares[kind]
            return (
              <rect
                key={`${day.day} ${kind}`}
                className={styles[kind]}
                x={(at + 0.5) * slot - wide / 2}
                y={height - tall}
                width={wide}
                height={tall}
              />
            )
          }),
        )}
      </svg>
      <figcaption>
        {texts.chart(civilDay(first.day), civilDay(last.day), whole(busiest.viewed), civilDay(busiest.day))}
      </figcaption>
    </figure>
  )
}
