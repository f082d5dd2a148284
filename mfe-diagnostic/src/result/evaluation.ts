import {
  type Business,
  type Diagnosis,
  type DiagnosticRecord,
  diagnose,
  Figures,
  type NewRecord,
  type Prediction,
  predict,
  saveRecord,
} from '@semaforo/contracts'
import { figuresIn } from '@semaforo/diagnosis'
import { ApiError, request, session } from '@semaforo/frontend-kit'
import { newId } from '@semaforo/frontend-kit/new-id'
import { outbox, type Waiting } from '../history/outbox/outbox.ts'
import { refreshHistory } from '../history/refresh-history.ts'
import { loadInBrowser } from './load-in-browser.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * All results for one company's figures. A part that failed is null, as documented, and can be requested again.
 */
export type Evaluation = {
  /** The idempotency key of the saved record: saving it again creates no second one. */
  id: string
  figures: Figures
  /** Whose figures they are; «Mi negocio» without one. */
  negocio: Business | undefined
  diagnosis: Diagnosis | null
  prediction: Prediction | null
  /** The record as saved in the history. */
  saved: DiagnosticRecord | null
  /** Why the history accepts no more records, as a sentence for the person, and the code of its explanation. */
  refusal: { text: string; code: string | undefined } | null
  /** Whether it is kept on this device, to be sent when there is a connection. */
  waiting: boolean
  /** Whether it was opened from the history. */
  reopened: boolean
}

export type Part = 'diagnosis' | 'prediction' | 'record'

const noResults = { diagnosis: null, prediction: null, refusal: null, waiting: false }

/** An evaluation without any results yet. */
export const newEvaluation = (figures: Figures, negocio?: Business): Evaluation => ({
  ...noResults,
  id: newId(),
  figures,
  negocio,
  saved: null,
  reopened: false,
})

/** The evaluation of a diagnostic in this browser, that waits or that the site did not take. */
export const evaluationWaiting = ({ record, refusal, refusalCode }: Waiting): Evaluation => ({
  ...noResults,
  id: record.id ?? newId(),
  figures: figuresIn(record),
  negocio: record.negocio,
  saved: null,
  waiting: refusal === undefined,
  refusal: refusal === undefined ? null : { text: refusal, code: refusalCode },
  reopened: false,
})

/** The evaluation of a saved record. */
export const evaluationOf = (record: DiagnosticRecord): Evaluation => ({
  ...noResults,
  id: record.id,
  figures: figuresIn(record),
  negocio: record.negocio,
  saved: record,
  reopened: true,
})

/** Whether the saved figures fail today's validation: nothing can be computed again, only the saved results are shown. */
export const failsTodaysValidation = ({ saved, figures }: Evaluation): boolean =>
  saved !== null && !Figures.safeParse(figures).success

/** The parts that can still be requested. */
export const missingParts = (evaluation: Evaluation): Part[] =>
  failsTodaysValidation(evaluation)
    ? []
    : [
        ...(evaluation.diagnosis ? [] : ['diagnosis' as const]),
        ...(evaluation.prediction ? [] : ['prediction' as const]),
        ...(isSaved(evaluation) || evaluation.waiting ? [] : ['record' as const]),
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
 * evaluation already has are not requested again. Where the site is not reached all of it happens in the page.
 * @param onStep called with each part before it is requested
 */
export async function evaluate(
  before: Evaluation,
  userId: string,
  onStep: (part: Part) => void,
): Promise<Evaluation> {
  if (failsTodaysValidation(before)) return before
  const { figures } = before
  onStep('diagnosis')
  const diagnosis = before.diagnosis ?? (await answerOf(request(diagnose, { body: figures })))
  if (diagnosis === 'unreachable') return evaluateHere(before, userId, onStep)
  onStep('prediction')
  const prediction = before.prediction ?? (await orNull(request(predict, { body: figures })))
  const known = { ...before, diagnosis, prediction, waiting: false }
  if (isSaved(known)) return known
  onStep('record')
  const { saved, refusal } = await save(recordOf(known, userId))
  const kept = outbox.waitingAs(known.id)
  if (saved && kept) outbox.remove(kept)
  if (saved) void refreshHistory()
  // A site may be out of reach while the browser believes in a connection: what was kept then goes on waiting.
  else if (!refusal && (!navigator.onLine || (kept && kept.refusal === undefined)))
    return keptHere(known, userId)
  return { ...known, saved: saved ?? before.saved, refusal }
}

/** The same without the site: the record is kept on this device until it can be sent. */
async function evaluateHere(
  before: Evaluation,
  userId: string,
  onStep: (part: Part) => void,
): Promise<Evaluation> {
  onStep('prediction')
  const here = await loadInBrowser()
    .then(({ resultsInBrowser }) => resultsInBrowser(before.figures))
    .catch(() => undefined)
  if (!here) return before
  const known = { ...before, ...here }
  if (isSaved(known)) return known
  onStep('record')
  return keptHere(known, userId)
}

/** Keeps the record on this device, but nothing for somebody who has left meanwhile. */
function keptHere(known: Evaluation, userId: string): Evaluation {
  const record = recordOf(known, userId)
  const mayStay = session.read()?.user.id === userId
  // What waits already was calculated then, and is opened now.
  const at = outbox.waitingAs(known.id)?.at ?? new Date().toISOString()
  return { ...known, waiting: mayStay && outbox.keep({ record, at }) }
}

const recordOf = (evaluation: Evaluation, userId: string): NewRecord => ({
  ...evaluation.figures,
  ...resultOf(evaluation),
  ...(evaluation.negocio && { negocio: evaluation.negocio }),
  user_id: userId,
  id: evaluation.id,
})

async function save(body: NewRecord): Promise<Pick<Evaluation, 'saved' | 'refusal'>> {
  try {
    return { saved: await request(saveRecord, { body }), refusal: null }
  } catch (error) {
    const isFull = error instanceof ApiError && /^too-many-(records|businesses)$/.test(error.code ?? '')
    return { saved: null, refusal: isFull ? { text: error.message, code: error.code } : null }
  }
}

/** An answer; null where the site refused it or failed. */
const answerOf = <Answer>(answer: Promise<Answer>): Promise<Answer | 'unreachable' | null> =>
  answer.catch((error: unknown) => (isUnreachable(error) ? 'unreachable' : null))

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)
