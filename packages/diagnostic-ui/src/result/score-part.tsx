import type { Diagnosis } from '@semaforo/contracts'
import { Rating } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { texts } from '../diagnostic.texts.ts'
import styles from './hero.module.css'
import { ScoreScale } from './score-scale.tsx'

type Props = Pick<Diagnosis, 'overall'> & {
  /** Goes around the scale. */
  around?: ((scale: ReactNode) => ReactNode) | undefined
}

/** 'Sistema experto': the score, its band, and its position between the bands. */
export function ScorePart({ overall: { score, band }, around = (scale) => scale }: Props) {
  if (score === null) return null
  return (
    <section aria-label={texts.expert.title} className={styles.part}>
      <h3 className={styles.label}>{texts.expert.title}</h3>
      <p className={styles.figure}>
        <span className={styles.score}>{score.toFixed(1)}</span>
        <span className={styles.soft}>{texts.expert.of}</span>
        <Rating tone={texts.expert.bands[band]}>{band}</Rating>
      </p>
      {around(<ScoreScale score={score} />)}
    </section>
  )
}
