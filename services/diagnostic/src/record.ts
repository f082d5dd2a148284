import {
  type DiagnosticRecord,
  diagnosticRecorded,
  event,
  figureFields,
  type NewRecord,
} from '@semaforo/contracts'
import { conflict, type Decide } from '@semaforo/service-kit'

/** A diagnostic as it is stored, under its id. */
export type RecordState = Omit<DiagnosticRecord, 'id'>

/**
 * Keeps a diagnostic and tells its result, without the company's figures. Sent again it stays the one it is:
 * only a part that was null takes the value that has come since.
 * @throws {ProblemError} 409 where the id holds another diagnostic
 */
export function keep(id: string, record: Omit<NewRecord, 'id'>, now: number): Decide<RecordState> {
  return (kept) => {
    if (kept && !isSame(kept, record))
      throw conflict('record-exists', 'Ese diagnóstico ya se guardó con otras cifras.')
    const next = kept ? completed(kept, record) : { ...record, saved_at: new Date(now).toISOString() }
    return [next, next === kept ? [] : [told(id, next)]]
  }
}

const isSame = (kept: RecordState, record: Omit<NewRecord, 'id'>) =>
  [...figureFields, 'user_id' as const].every((field) => kept[field] === record[field])

/** The kept record itself where nothing of it was missing. */
function completed(kept: RecordState, { score, predictionTree }: Omit<NewRecord, 'id'>): RecordState {
  const next = {
    ...kept,
    score: kept.score ?? score,
    predictionTree: kept.predictionTree ?? predictionTree,
  }
  const isMore = next.score !== kept.score || next.predictionTree !== kept.predictionTree
  return isMore ? next : kept
}

const told = (id: string, { user_id, saved_at, score, predictionTree }: RecordState) =>
  event(diagnosticRecorded, { id, user_id, saved_at, score, predictionTree })

/** Forgets a diagnostic: nothing of it is told. */
export const forget: Decide<RecordState> = () => [null, []]
