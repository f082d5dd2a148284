import { readRecord } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { isGone } from '../history/gone.ts'
import { type Evaluation, newEvaluation } from './evaluation.ts'
import { forgetEvaluation } from './evaluation-cache.ts'

/** The same evaluation; a new one of its figures where its record was deleted meanwhile, in another tab or device. */
export async function stillSaved(userId: string, evaluation: Evaluation): Promise<Evaluation> {
  const { id, figures, negocio, saved } = evaluation
  try {
    if (saved) await request(readRecord, { params: { id } })
  } catch (error) {
    if (!isGone(error)) return evaluation
    forgetEvaluation(userId, id)
    return newEvaluation(figures, negocio)
  }
  return evaluation
}
