import type { Figures } from '@semaforo/contracts'
import { outbox } from '../outbox/outbox.ts'
import { type Evaluation, missingParts } from './evaluation.ts'
import { keptEvaluationOf } from './kept-evaluations.ts'

/**
 * The evaluation of the same figures that is already in memory, if it is from today. One that is not saved yet counts on
 * any day.
 */
export function resultSoFar(userId: string, figures: Figures): Evaluation | undefined {
  const kept = keptEvaluationOf(userId, figures)
  if (!kept) return undefined
  const at = kept.saved?.saved_at ?? outbox.waitingAs(kept.id)?.at
  return at === undefined || isToday(at) || missingParts(kept).includes('record') ? kept : undefined
}

const isToday = (time: string) => new Date(time).toDateString() === new Date().toDateString()
