import type { Figures } from '@semaforo/contracts'
import { outbox } from '../outbox/outbox.ts'
import { type Evaluation, missingParts } from './evaluation.ts'
import { keptEvaluationOf } from './kept-evaluations.ts'

/**
 * What these figures gave in this document: computing them again would save a second record of the same. On another
 * day they are a diagnostic of that day, unless the earlier one is not saved yet.
 */
export function resultSoFar(userId: string, figures: Figures): Evaluation | undefined {
  const kept = keptEvaluationOf(userId, figures)
  if (!kept) return undefined
  const at = kept.saved?.saved_at ?? outbox.waitingAs(kept.id)?.at
  return at === undefined || isToday(at) || missingParts(kept).includes('record') ? kept : undefined
}

const isToday = (time: string) => new Date(time).toDateString() === new Date().toDateString()
