import type { Business, Figures } from '@semaforo/contracts'
import { outbox } from '../history/outbox/outbox.ts'
import { type Evaluation, missingParts } from './evaluation.ts'
import { cachedEvaluationOf } from './evaluation-cache.ts'

/**
 * The evaluation of the same figures of a business that is already in memory, if it is from today. One that is not saved yet counts on
 * any day.
 */
export function resultSoFar(
  userId: string,
  figures: Figures,
  negocio: Business | undefined,
): Evaluation | undefined {
  const cached = cachedEvaluationOf(userId, figures, negocio)
  if (!cached) return undefined
  const at = cached.saved?.saved_at ?? outbox.waitingAs(cached.id)?.at
  return at === undefined || isToday(at) || missingParts(cached).includes('record') ? cached : undefined
}

const isToday = (time: string) => new Date(time).toDateString() === new Date().toDateString()
