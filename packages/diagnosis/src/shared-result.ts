import type { Diagnosis, Prediction, SharedResult } from '@semaforo/contracts'
import { lightNames, semaforo } from './semaforo.ts'

/**
 * What a diagnostic says without any figure of the company: all that is shared with a partner or certified.
 * @returns undefined while the light is off, for want of a score or of a prediction
 */
export function sharedResult(
  diagnosis: Pick<Diagnosis, 'overall'> | null,
  prediction: Pick<Prediction, 'prediction'> | null,
): SharedResult | undefined {
  const light = semaforo(diagnosis?.overall.score ?? null, prediction?.prediction ?? null)
  if (light === 'none' || !diagnosis || !prediction) return undefined
  return {
    light: lightNames[light],
    score_band: diagnosis.overall.band,
    risk_band: prediction.prediction === 0 ? 'Fuera de riesgo' : 'En riesgo',
  }
}
