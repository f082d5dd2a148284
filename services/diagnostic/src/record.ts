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
import { type BusinessesState, businessOf } from './businesses/businesses.ts'

/** A diagnostic as it is stored, under its id. Without `negocio_id` it is of the person's unnamed business. */
export type RecordState = Omit<DiagnosticRecord, 'id' | 'negocio'> & { negocio_id?: string }

/** A diagnostic of a person before it is stored. */
export type Given = Omit<NewRecord, 'id' | 'negocio'> & { negocio_id?: string }

/** The businesses of the record's owner; undefined while there are none. */
type Businesses = BusinessesState | undefined | null

/** A stored diagnostic as its owner gets it. */
export function shown(
  id: string,
  { negocio_id, ...record }: RecordState,
  businesses: Businesses,
): DiagnosticRecord {
  const negocio = businessOf(businesses, negocio_id)
  return { ...record, ...(negocio && { negocio }), id }
}

/**
 * Stores a diagnostic and publishes its result, without the company's figures. Sent again, it only fills in parts
 * that were null.
 * @throws {ProblemError} 409 if the id holds another diagnostic
 */
export function keep(id: string, record: Given, businesses: Businesses, now: number): Decide<RecordState> {
  return (kept) => {
    if (kept && !isSame(kept, record))
      throw conflict('record-exists', 'Ese diagnóstico ya se guardó con otras cifras.')
    const next = kept ? completed(kept, record) : { ...record, saved_at: new Date(now).toISOString() }
    return [next, next === kept ? [] : [recordedEvent(id, next, businesses)]]
  }
}

/** Its owner may have moved it to another business since. */
const isSame = (kept: RecordState, record: Given) =>
  [...figureFields, 'user_id' as const, 'cifras_al' as const].every((field) => kept[field] === record[field])

/** The stored record with missing parts filled in; the same object if nothing changed. */
function completed(kept: RecordState, { score, predictionTree }: Given): RecordState {
  const next = {
    ...kept,
    score: kept.score ?? score,
    predictionTree: kept.predictionTree ?? predictionTree,
  }
  const isChanged = next.score !== kept.score || next.predictionTree !== kept.predictionTree
  return isChanged ? next : kept
}

/** Tells of a diagnostic that is stored, without the company's figures. */
export function recordedEvent(id: string, record: RecordState, businesses: Businesses) {
  const { user_id, saved_at, score, predictionTree, cifras_al, negocio_id } = record
  const negocio = businessOf(businesses, negocio_id)
  return event(diagnosticRecorded, {
    ...{ id, user_id, saved_at, score, predictionTree },
    ...(negocio && { negocio }),
    ...(cifras_al && { cifras_al }),
  })
}

/** Moves a diagnostic to another business. */
export const moveTo =
  (id: string, business: string, businesses: Businesses): Decide<RecordState> =>
  (kept) => {
    if (!kept || kept.negocio_id === business) return [kept ?? null, []]
    const next = { ...kept, negocio_id: business }
    return [next, [recordedEvent(id, next, businesses)]]
  }

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
