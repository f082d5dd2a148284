import { semaforo } from '@semaforo/diagnosis'
import { texts } from '@semaforo/diagnostic-ui'
import type { Lamp } from '@semaforo/ui'
import type { Evaluation } from './evaluation.ts'

/** The Semáforo of an evaluation and its text; empty while it is off. */
export function lightOf({ diagnosis, prediction }: Pick<Evaluation, 'diagnosis' | 'prediction'>): {
  lamp: Lamp
  words: string
} {
  const lamp = semaforo(diagnosis?.overall.score ?? null, prediction?.prediction ?? null)
  return { lamp, words: lamp === 'none' ? '' : texts.light.words[lamp] }
}
