import type { Fact } from '@semaforo/contracts'
import styles from './lessons.module.css'

/** What a figure shows, in words: values with their names, or steps. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  if (facts.every(({ value }) => value === undefined))
    return (
      <ol className={styles.steps}>
        {facts.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    )
  return (
    <dl className={styles.values}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
