import type { Diagnosis, Prediction } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { riskText, ScoreScale, texts } from '@semaforo/diagnostic-ui'
import { Notice, Rating, TrafficLight } from '@semaforo/ui'
import { pdfTexts } from '../pdf/pdf.texts.ts'
import styles from './what-if.module.css'
import { whatIfTexts } from './what-if.texts.ts'

type Props = {
  /** The result of the unchanged figures. */
  today: { score: number | null; prediction: Prediction }
  overall?: Diagnosis['overall']
  prediction?: Prediction
  /** Why the changed figures are impossible. */
  error: string | undefined
}

/** The result of the changed figures: light, score and risk. */
export function Outcome({ today, overall, prediction, error }: Props) {
  const isScored = overall !== undefined && overall.score !== null
  const light = semaforo(overall?.score ?? null, prediction?.prediction ?? null)
  return (
    <section aria-label={whatIfTexts.result} aria-live="polite" className={styles.outcome}>
      <h3>{whatIfTexts.result}</h3>
      {error && <Notice tone="warning">{error}</Notice>}
      {overall && overall.score !== null && prediction && (
        <div className={styles.verdict}>
          <TrafficLight light={light} size="small" />
          <div>
            <p className={styles.score}>{overall.score.toFixed(1)}</p>
            <Rating tone={texts.expert.bands[overall.band]}>{overall.band}</Rating>
            <p>{light === 'none' ? pdfTexts.off : texts.light.words[light]}</p>
          </div>
        </div>
      )}
      {overall && overall.score !== null && (
        <div className={styles.scale}>
          <ScoreScale score={overall.score} />
        </div>
      )}
      {overall && overall.score === null && <Notice tone="warning">{texts.result.noScore}</Notice>}
      {isScored && prediction && (
        <p>
          <span className={styles.risk}>{whatIfTexts.risk(riskText(prediction).short)}</span>
        </p>
      )}
      {today.score !== null && (
        <p className={styles.soft}>
          {whatIfTexts.was(today.score.toFixed(1), riskText(today.prediction).short)}
        </p>
      )}
    </section>
  )
}
