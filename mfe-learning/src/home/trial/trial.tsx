import { ButtonLink, Card, Rating, TrafficLight } from '@semaforo/ui'
import { useRef } from 'react'
import { names } from './shop.ts'
import { AmountSlider } from './slider.tsx'
import styles from './trial.module.css'
import { trialTexts } from './trial.texts.ts'
import { useTrial } from './use-trial.ts'

const tones = { green: 'good', yellow: 'attention', red: 'alert', none: 'attention' } as const

/** Four sliders of a small shop, and its light at once: what the diagnostic does, before anybody signs up. */
export default function Trial() {
  const card = useRef<HTMLDivElement>(null)
  const { amounts, score, light, failed, prepare, move } = useTrial(card)
  return (
    <Card padding="large" as="section" aria-label={trialTexts.label}>
      <div ref={card}>
        <div className={styles.result}>
          <TrafficLight light={light} />
          <div className={styles.words}>
            <h2 className={styles.label}>{trialTexts.label}</h2>
            <p>
              <b className={styles.score}>{(score ?? 0).toFixed(1)}</b> {trialTexts.of}
            </p>
            <div aria-live="polite">
              <Rating tone={tones[light]}>{failed ? trialTexts.failed : trialTexts.lights[light]}</Rating>
            </div>
          </div>
        </div>
        <div className={styles.sliders}>
          {names.map((name) => (
            <AmountSlider key={name} name={name} amount={amounts[name]} onNear={prepare} onMove={move} />
          ))}
        </div>
        <ButtonLink href="/probar" variant="secondary" className={styles.own ?? ''}>
          {trialTexts.own}
        </ButtonLink>
      </div>
    </Card>
  )
}
