import type { Figures } from '@semaforo/contracts'
import type { Evaluation } from './evaluation.ts'
import { isSameCompany } from './record-figures.ts'

/** As many as somebody goes back to. */
const most = 20

let cache: { userId: string; evaluations: Map<string, Evaluation> } | undefined

function evaluationsOf(userId: string): Map<string, Evaluation> {
  if (cache?.userId !== userId) cache = { userId, evaluations: new Map() }
  return cache.evaluations
}

/**
 * Caches an evaluation for as long as the document is open. It outlasts the page and the session: going back computes
 * nothing again, and what could not be saved is saved after signing in again. It is in no storage, and goes when
 * another user comes.
 */
export function cacheEvaluation(userId: string, evaluation: Evaluation): void {
  const evaluations = evaluationsOf(userId)
  evaluations.delete(evaluation.id)
  evaluations.set(evaluation.id, evaluation)
  const [oldest] = evaluations.keys()
  if (evaluations.size > most && oldest !== undefined) evaluations.delete(oldest)
}

export const forgetEvaluation = (userId: string, id: string) => evaluationsOf(userId).delete(id)

export const cachedEvaluation = (userId: string, id: string) => evaluationsOf(userId).get(id)

/** The newest evaluation of the same figures. */
export const cachedEvaluationOf = (userId: string, figures: Figures) =>
  [...evaluationsOf(userId).values()].findLast((cached) => isSameCompany(cached.figures, figures))

/** The newest evaluation where neither the history nor this device has its record. */
export function unfinishedEvaluation(userId: string): Evaluation | undefined {
  const newest = [...evaluationsOf(userId).values()].at(-1)
  return newest && !newest.saved && !newest.waiting ? newest : undefined
}
