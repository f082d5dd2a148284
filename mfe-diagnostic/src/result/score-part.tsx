import type { Diagnosis } from '@semaforo/contracts'
import { Rating } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import styles from './hero.module.css'
import { ScoreScale } from './score-scale.tsx'

type Props = Pick<Diagnosis, 'overall'> & {
  /** What there is to say about the score, below its scale. */
  children?: ReactNode
}

/** 'Sistema experto': the score, its band, and its position between the bands. */
export function ScorePart({ overall: { score, band }, children }: Props) {
  if (score === null) return null
  return (
    <section aria-label={texts.expert.title} className={styles.part}>
      <h3 className={styles.label}>{texts.expert.title}</h3>
      <p className={styles.figure}>
        <span className={styles.score}>{score.toFixed(1)}</span>
        <span className={styles.soft}>{texts.expert.of}</span>
        <Rating tone={texts.expert.bands[band]}>{band}</Rating>
      </p>
      <ScoreScale score={score} />
      {children}
    </section>
  )
}
