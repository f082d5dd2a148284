import type { LessonCard } from '@semaforo/contracts'
import styles from './first-scene.module.css'

/** How many lines of a figure a card has room for. */
const shown = 3

/** The first scene of a lesson, as small as a card. The button around it has a name of its own. */
export function FirstScene({ scene: { title, facts } }: Pick<LessonCard, 'scene'>) {
  return (
    <span className={styles.scene}>
      <span className={styles.title}>{title}</span>
      <span className={styles.facts}>
        {facts.slice(0, shown).map(({ label, value }) => (
          <span key={label} className={styles.fact}>
            {label} {value && <b>{value}</b>}
          </span>
        ))}
      </span>
    </span>
  )
}
