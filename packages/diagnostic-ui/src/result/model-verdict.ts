import type { Prediction } from '@semaforo/contracts'
import { percent } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'

/**
 * The prediction in words, and 'Puntaje estimado': the larger probability, as a percentage with one decimal, with the
 * sentence that it is not the risk.
 */
export function modelVerdict({ prediction, probability_class_0, probability_class_1 }: Prediction): {
  verdict: string
  estimate: string
  means: string
} {
  const which = prediction === 0 ? 'safe' : 'atRisk'
  return {
    verdict: texts.model[which],
    estimate: percent(Math.max(probability_class_0, probability_class_1)),
    means: texts.model.estimateMeans[which],
  }
}
