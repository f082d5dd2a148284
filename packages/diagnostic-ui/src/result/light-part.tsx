import type { Diagnosis, Prediction } from '@semaforo/contracts'
import { verdictOf } from '@semaforo/diagnosis'
import { Rating, TrafficLight } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './hero.module.css'

const tones = { green: 'good', yellow: 'attention', red: 'alert' } as const

type Props = {
  diagnosis: Diagnosis
  prediction: Prediction
  /** What the model cannot tell for a company of this size. */
  caution: string | undefined
}

/** 'Semáforo': the light, its meaning in words, and the sentence that says why. */
export function LightPart({ diagnosis, prediction, caution }: Props) {
  const { light, sentence } = verdictOf(diagnosis, prediction)
  if (light === 'none') return null
  return (
    <section aria-label={texts.light.title} className={styles.light}>
      <TrafficLight light={light} />
      <div>
        <h3 className={styles.label}>{texts.light.title}</h3>
        <Rating tone={tones[light]} className={styles.verdict}>
          {texts.light.words[light]}
        </Rating>
        <p>{sentence}</p>
        {caution && <p className={styles.soft}>{caution}</p>}
      </div>
    </section>
  )
}
