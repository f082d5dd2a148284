import type { Diagnosis } from '@semaforo/contracts'
import { Card, Rating } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './results.module.css'
import { ScoreScale } from './score-scale.tsx'

/** 'Sistema experto': the score, its band, and its position between the bands. */
export function ExpertCard({ overall: { score, band } }: Pick<Diagnosis, 'overall'>) {
  if (score === null) return null
  return (
    <Card padding="large" as="section" aria-label={texts.expert.title} className={styles.card}>
      <h3>{texts.expert.title}</h3>
      <p className={styles.figure}>
        <span className={styles.score}>{score.toFixed(1)}</span>
        <span className={styles.soft}>{texts.expert.of}</span>
        <Rating tone={texts.expert.bands[band]}>{band}</Rating>
      </p>
      <ScoreScale score={score} />
    </Card>
  )
}
