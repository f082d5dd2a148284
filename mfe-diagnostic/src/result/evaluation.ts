import {
  type Diagnosis,
  type DiagnosticRecord,
  diagnose,
  type Figures,
  type NewRecord,
  type Prediction,
  predict,
  saveRecord,
} from '@semaforo/contracts'
import { ApiError, queryClient, request } from '@semaforo/frontend-kit'
import { figuresIn } from './record-figures.ts'

/**
 * All results for one company's figures. A part that failed is null, as documented, and can be requested again.
 */
export type Evaluation = {
  /** The idempotency key of the saved record: saving it again creates no second one. */
  id: string
  figures: Figures
  diagnosis: Diagnosis | null
  prediction: Prediction | null
  /** The record as saved in the history. */
  saved: DiagnosticRecord | null
  /** Why the history accepts no more records, as a sentence for the person. */
  refusal: string | null
  /** Whether it was opened from the history. */
  reopened: boolean
}

export type Part = 'diagnosis' | 'prediction' | 'record'

const noResults = { diagnosis: null, prediction: null, refusal: null }

/** An evaluation without any results yet. */
export const newEvaluation = (figures: Figures): Evaluation => ({
  ...noResults,
  id: newId(),
  figures,
  saved: null,
  reopened: false,
})

/** The evaluation of a saved record. */
export const evaluationOf = (record: DiagnosticRecord): Evaluation => ({
  ...noResults,
  id: record.id,
  figures: figuresIn(record),
  saved: record,
  reopened: true,
})

export const missingParts = (evaluation: Evaluation): Part[] => [
  ...(evaluation.diagnosis ? [] : ['diagnosis' as const]),
  ...(evaluation.prediction ? [] : ['prediction' as const]),
  ...(isSaved(evaluation) ? [] : ['record' as const]),
]

const resultOf = ({ diagnosis, prediction }: Evaluation) => ({
  score: diagnosis?.overall.score ?? null,
  predictionTree: prediction?.prediction ?? null,
})

/** Whether the saved record includes all results that are available. */
function isSaved(evaluation: Evaluation): boolean {
  const { score, predictionTree } = resultOf(evaluation)
  const { saved } = evaluation
  if (!saved) return false
  return (
    (saved.score !== null || score === null) && (saved.predictionTree !== null || predictionTree === null)
  )
}

/**
 * Requests the score, then the prediction, then saves the record, with null for what failed. Results that the
 * evaluation already has are not requested again.
 * @param onStep called with each part before it is requested
 */
export async function evaluate(
  before: Evaluation,
  userId: string,
  onStep: (part: Part) => void,
): Promise<Evaluation> {
  const { id, figures } = before
  onStep('diagnosis')
  const diagnosis = before.diagnosis ?? (await orNull(request(diagnose, { body: figures })))
  onStep('prediction')
  const prediction = before.prediction ?? (await orNull(request(predict, { body: figures })))
  const known = { ...before, diagnosis, prediction }
  if (isSaved(known)) return known
  onStep('record')
  const body = { ...figures, ...resultOf(known), user_id: userId, id }
  const { saved, refusal } = await save(body)
  if (saved) void queryClient.invalidateQueries({ queryKey: ['diagnostics'] })
  return { ...known, saved: saved ?? before.saved, refusal }
}

async function save(body: NewRecord): Promise<Pick<Evaluation, 'saved' | 'refusal'>> {
  try {
    return { saved: await request(saveRecord, { body }), refusal: null }
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === 'too-many-records'
    return { saved: null, refusal: isFull ? error.message : null }
  }
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)

/** 128 random bits; `crypto.randomUUID` exists only in secure contexts (TLS or localhost). */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
