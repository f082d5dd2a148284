import type { Figures, SharedResult } from '@semaforo/contracts'
import { diagnose, sharedResult } from '@semaforo/diagnosis'
import { conflict } from '@semaforo/service-kit'
import { dayInMexico } from '../days.ts'
import type { LoadedModel } from '../load-model.ts'

/**
 * What our own evaluation of the figures says, where that is what the person saw.
 * @throws {ProblemError} 409 `result-changed`, 503 `model-unavailable`
 */
export function evaluateAs(
  shown: SharedResult,
  figures: Figures,
  model: () => LoadedModel,
  baseRate: number,
): SharedResult {
  const result = sharedResult(diagnose(figures), model().model.assess(figures, baseRate))
  const isSame = (['light', 'score_band', 'risk_band'] as const).every(
    (field) => result?.[field] === shown[field],
  )
  if (result && isSame) return result
  throw conflict(
    'result-changed',
    'El resultado cambió desde que lo calculaste, así que no se compartió. Calcula de nuevo y decide con el resultado nuevo.',
  )
}

/**
 * Fails unless a summary of `at` (milliseconds) says the date that the person agreed to.
 * @throws {ProblemError} 409 `result-changed`
 */
export function expectDate(date: string, at: number): void {
  if (date === dayInMexico(at)) return
  throw conflict(
    'result-changed',
    'La fecha de tu resultado no es la de hoy en la Ciudad de México, así que no se compartió. Calcula de nuevo y decide con la fecha de hoy.',
  )
}
