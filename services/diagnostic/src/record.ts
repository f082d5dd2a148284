import { isDeepStrictEqual } from 'node:util'
import {
  type DiagnosticRecord,
  diagnosticErased,
  diagnosticRecorded,
  event,
  figureFields,
  type NewRecord,
} from '@semaforo/contracts'
import type { Decide } from '@semaforo/platform'
import { conflict } from '@semaforo/service-kit'

/** A diagnostic as it is stored, under its id. */
export type RecordState = Omit<DiagnosticRecord, 'id'>

/** A stored diagnostic as its owner gets it. */
export const shown = (id: string, record: RecordState): DiagnosticRecord => ({ ...record, id })

/**
 * Stores a diagnostic and publishes its result, without the company's figures. Sent again, it only fills in parts
 * that were null.
 * @throws {ProblemError} 409 if the id holds another diagnostic
 */
export function keep(id: string, record: Omit<NewRecord, 'id'>, now: number): Decide<RecordState> {
  return (kept) => {
    if (kept && !isSame(kept, record))
      throw conflict('record-exists', 'Ese diagnóstico ya se guardó con otras cifras.')
    const next = kept ? completed(kept, record) : { ...record, saved_at: new Date(now).toISOString() }
    return [next, next === kept ? [] : [recordedEvent(id, next)]]
  }
}

const isSame = (kept: RecordState, record: Omit<NewRecord, 'id'>) =>
  [...figureFields, 'user_id' as const].every((field) => kept[field] === record[field])

/** The stored record with missing parts filled in; the same object if nothing changed. */
function completed(kept: RecordState, { score, predictionTree }: Omit<NewRecord, 'id'>): RecordState {
  const next = {
    ...kept,
    score: kept.score ?? score,
    predictionTree: kept.predictionTree ?? predictionTree,
  }
  const isChanged = next.score !== kept.score || next.predictionTree !== kept.predictionTree
  return isChanged ? next : kept
}

/** Tells of a diagnostic that is stored, without the company's figures. */
export const recordedEvent = (id: string, { user_id, saved_at, score, predictionTree }: RecordState) =>
  event(diagnosticRecorded, { id, user_id, saved_at, score, predictionTree })

/** Erases a diagnostic that is still as it was seen; false where it has changed or is gone. */
export const forgetAsSeen =
  (seen: RecordState): Decide<RecordState, boolean> =>
  (kept) => {
    if (!isDeepStrictEqual(kept, seen)) return [kept ?? null, [], false]
    const [state, events] = forget(kept)
    return [state, events, true]
  }

/** Erases a diagnostic, and tells whose it was. */
export const forget: Decide<RecordState> = (kept) => [
  null,
  kept ? [event(diagnosticErased, { user_id: kept.user_id })] : [],
]
