import type { Business, Figures } from '@semaforo/contracts'
import { isOf } from '../businesses/chosen-business.ts'
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

/** Forgets what the site has, for its records to be read again. */
export function forgetSaved(userId: string): void {
  for (const { id, saved } of evaluationsOf(userId).values()) if (saved) forgetEvaluation(userId, id)
}

export const cachedEvaluation = (userId: string, id: string) => evaluationsOf(userId).get(id)

/** The newest evaluation of the same figures of a business. */
export const cachedEvaluationOf = (userId: string, figures: Figures, negocio: Business | undefined) =>
  [...evaluationsOf(userId).values()].findLast(
    (cached) => cached.negocio?.id === negocio?.id && isSameCompany(cached.figures, figures),
  )

/** The newest evaluation of a business where neither the history nor this device has its record. */
export function unfinishedEvaluation(userId: string, business: string | undefined): Evaluation | undefined {
  const newest = [...evaluationsOf(userId).values()].findLast((cached) => isOf(cached, business))
  return newest && !newest.saved && !newest.waiting ? newest : undefined
}
