import { semaforo } from '@semaforo/diagnosis'
import { texts } from '@semaforo/diagnostic-ui'
import type { Light } from '@semaforo/ui'
import type { Evaluation } from './evaluation.ts'

/** The Semáforo of an evaluation and its text; empty while it is off. */
export function lightOf({ diagnosis, prediction }: Pick<Evaluation, 'diagnosis' | 'prediction'>): {
  light: Light
  text: string
} {
  const light = semaforo(diagnosis?.overall.score ?? null, prediction?.prediction ?? null)
  return { light, text: light === 'none' ? '' : texts.light.words[light] }
}
