import { semaforo } from '@semaforo/diagnosis'
import { useLatest } from '@semaforo/learning-kit'
import { Rating } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { texts } from './signed-in.texts.ts'

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })
const tones = { green: 'good', yellow: 'attention', red: 'alert' } as const

type LatestLightProps = {
  userId: string
  /** In its place while there is none. */
  otherwise: ReactNode
}

/** The user's latest light and its date, with the way to today's. */
export default function LatestLight({ userId, otherwise }: LatestLightProps) {
  const record = useLatest(userId).data
  const light = record ? semaforo(record.score, record.predictionTree) : 'none'
  if (!record || light === 'none') return otherwise
  return (
    <span>
      {texts.latest} <Rating tone={tones[light]}>{texts.lights[light]}</Rating>{' '}
      <span>{texts.of(record.score?.toFixed(1) ?? '', date.format(new Date(record.saved_at)))}</span>{' '}
      <a href="/minegocio">{texts.update}</a>
    </span>
  )
}
