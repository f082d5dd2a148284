import type { Prediction } from '@semaforo/contracts'
import { percent } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'

/** The prediction in words, and 'Puntaje estimado': the larger probability, as a percentage with one decimal. */
export function modelVerdict({ prediction, probability_class_0, probability_class_1 }: Prediction): {
  safe: boolean
  verdict: string
  estimate: string
} {
  const safe = prediction === 0
  return {
    safe,
    verdict: safe ? texts.model.safe : texts.model.atRisk,
    estimate: percent(Math.max(probability_class_0, probability_class_1)),
  }
}
