import type { DiagnosticRecord } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { Badge } from '@semaforo/ui'
import { historyTexts } from './history.texts.ts'

const tones = { green: 'good', yellow: 'attention', red: 'alert', none: 'neutral' } as const

/** The light of a record: its colour and its word. */
export function LightBadge({ record }: { record: DiagnosticRecord }) {
  const light = semaforo(record.score, record.predictionTree)
  return <Badge tone={tones[light]}>{historyTexts.lights[light]}</Badge>
}
