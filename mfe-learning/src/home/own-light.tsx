import type { DiagnosticRecord } from '@semaforo/contracts'
import { bandOf, diagnose, figuresIn, verdictOf, whySentence } from '@semaforo/diagnosis'
import { ButtonLink, Rating, TrafficLight } from '@semaforo/ui'
import { NextStep } from './next-step.tsx'
import styles from './own-light.module.css'
import { texts } from './signed-in.texts.ts'

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })
const day = (iso: string) => date.format(new Date(iso))
const tones = { green: 'good', yellow: 'attention', red: 'alert' } as const

type Props = {
  record: DiagnosticRecord
  /** The diagnostic of the same business before it. */
  before: DiagnosticRecord | undefined
}

/** The latest light: what it says, what changed since the last one, what to do next and when it was measured. */
export function OwnLight({ record, before }: Props) {
  const { score, predictionTree } = record
  // The light is the stored one, also where today's rules would score the figures differently.
  const diagnosis = { ...diagnose(figuresIn(record)), overall: { score, band: bandOf(score) } }
  const { light, sentence } = verdictOf(
    diagnosis,
    predictionTree === null ? null : { prediction: predictionTree },
  )
  const changed = before && whySentence(before, record)
  return (
    <section aria-labelledby="tu-semaforo" className={styles.light}>
      <TrafficLight light={light} />
      <div className={styles.words}>
        <h2 id="tu-semaforo" className={styles.title}>
          {light === 'none' ? texts.none : <Rating tone={tones[light]}>{texts.lights[light]}</Rating>}
        </h2>
        <p>{sentence}</p>
        {changed && <p className={styles.soft}>{texts.since(day(before.saved_at), changed)}</p>}
        <NextStep record={record} />
        <p className={styles.soft}>{texts.measured(day(record.saved_at))}</p>
        <p className={styles.ways}>
          <ButtonLink href={`/minegocio/${record.id}`}>{texts.open}</ButtonLink>
          <ButtonLink href="/minegocio" variant="secondary">
            {texts.update}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
