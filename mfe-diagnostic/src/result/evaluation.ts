import {
  type Diagnosis,
  diagnose,
  type Figures,
  type Prediction,
  predict,
  saveRecord,
} from '@semaforo/contracts'
import { queryClient, request } from '@semaforo/frontend-kit'

/** What is known of a company. A part that failed is null, as documented, and can be asked for again. */
export type Evaluation = {
  figures: Figures
  diagnosis: Diagnosis | null
  prediction: Prediction | null
  saved: boolean
}

export type Part = 'diagnosis' | 'prediction' | 'record'

export const missingParts = ({ diagnosis, prediction, saved }: Evaluation): Part[] => [
  ...(diagnosis ? [] : ['diagnosis' as const]),
  ...(prediction ? [] : ['prediction' as const]),
  ...(saved ? [] : ['record' as const]),
]

/**
 * Asks for the score, then for the prediction, then saves the record, with null for what failed. What an
 * earlier evaluation of the same figures has is kept; a record is saved again only where it says more.
 * @param tell hears which part is under way
 */
export async function evaluate(
  figures: Figures,
  userId: string,
  tell: (part: Part) => void,
  before?: Evaluation,
): Promise<Evaluation> {
  tell('diagnosis')
  const diagnosis = before?.diagnosis ?? (await orNull(request(diagnose, { body: figures })))
  tell('prediction')
  const prediction = before?.prediction ?? (await orNull(request(predict, { body: figures })))
  const nothingNew = diagnosis === before?.diagnosis && prediction === before?.prediction
  if (before?.saved && nothingNew) return before
  tell('record')
  const body = {
    ...figures,
    predictionTree: prediction?.prediction ?? null,
    score: diagnosis?.overall.score ?? null,
    user_id: userId,
  }
  const record = await orNull(request(saveRecord, { body }))
  if (record) void queryClient.invalidateQueries({ queryKey: ['diagnostics'] })
  return { figures, diagnosis, prediction, saved: record !== null }
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)
