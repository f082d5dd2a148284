import type { Diagnosis, Prediction } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { Rating, TrafficLight } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import { agreement } from './disagreement.ts'
import styles from './hero.module.css'

const tones = { green: 'good', yellow: 'attention', red: 'alert' } as const

/** 'Semáforo': the lamp, its meaning in words, and why score and comparison disagree if they do. */
export function LightPart({ diagnosis, prediction }: { diagnosis: Diagnosis; prediction: Prediction }) {
  const lamp = semaforo(diagnosis.overall.score, prediction.prediction)
  if (lamp === 'none') return null
  return (
    <section aria-label={texts.light.title} className={styles.light}>
      <TrafficLight lamp={lamp} />
      <div>
        <h3 className={styles.label}>{texts.light.title}</h3>
        <Rating tone={tones[lamp]} className={styles.verdict}>
          {texts.light.words[lamp]}
        </Rating>
        <p>{agreement(diagnosis, prediction)}</p>
      </div>
    </section>
  )
}
