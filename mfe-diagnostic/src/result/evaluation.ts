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

/** What is known of a company. A part that failed is null, as documented, and can be asked for again. */
export type Evaluation = {
  /** Under it the history keeps it: however often it is sent, it is one record. */
  id: string
  figures: Figures
  diagnosis: Diagnosis | null
  prediction: Prediction | null
  /** What the history has of it. */
  saved: DiagnosticRecord | null
  /** Why the history takes no more, in words for the person. */
  refusal: string | null
  /** The history had it before this page asked. */
  reopened: boolean
}

export type Part = 'diagnosis' | 'prediction' | 'record'

const nothingYet = { diagnosis: null, prediction: null, refusal: null }

/** An evaluation of which nothing is known yet. */
export const begun = (figures: Figures): Evaluation => ({
  ...nothingYet,
  id: newId(),
  figures,
  saved: null,
  reopened: false,
})

/** The evaluation that a record of the history is of. */
export const reopened = (record: DiagnosticRecord): Evaluation => ({
  ...nothingYet,
  id: record.id,
  figures: figuresIn(record),
  saved: record,
  reopened: true,
})

export const missingParts = (evaluation: Evaluation): Part[] => [
  ...(evaluation.diagnosis ? [] : ['diagnosis' as const]),
  ...(evaluation.prediction ? [] : ['prediction' as const]),
  ...(isKept(evaluation) ? [] : ['record' as const]),
]

const resultOf = ({ diagnosis, prediction }: Evaluation) => ({
  score: diagnosis?.overall.score ?? null,
  predictionTree: prediction?.prediction ?? null,
})

/** Whether the history has all that there is to keep. */
function isKept(evaluation: Evaluation): boolean {
  const { score, predictionTree } = resultOf(evaluation)
  const { saved } = evaluation
  if (!saved) return false
  return (
    (saved.score !== null || score === null) && (saved.predictionTree !== null || predictionTree === null)
  )
}

/**
 * Asks for the score, then for the prediction, then saves the record, with null for what failed: as far as the
 * evaluation does not have them yet.
 * @param tell hears which part is under way
 */
export async function evaluate(
  before: Evaluation,
  userId: string,
  tell: (part: Part) => void,
): Promise<Evaluation> {
  const { id, figures } = before
  tell('diagnosis')
  const diagnosis = before.diagnosis ?? (await orNull(request(diagnose, { body: figures })))
  tell('prediction')
  const prediction = before.prediction ?? (await orNull(request(predict, { body: figures })))
  const known = { ...before, diagnosis, prediction }
  if (isKept(known)) return known
  tell('record')
  const body = { ...figures, ...resultOf(known), user_id: userId, id }
  const { saved, refusal } = await keep(body)
  if (saved) void queryClient.invalidateQueries({ queryKey: ['diagnostics'] })
  return { ...known, saved: saved ?? before.saved, refusal }
}

async function keep(body: NewRecord): Promise<Pick<Evaluation, 'saved' | 'refusal'>> {
  try {
    return { saved: await request(saveRecord, { body }), refusal: null }
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === 'too-many-records'
    return { saved: null, refusal: isFull ? error.message : null }
  }
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)

/** 128 random bits; `randomUUID` is only where the page came over TLS or from this machine. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
