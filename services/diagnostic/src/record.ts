import { type DiagnosticRecord, diagnosticRecorded, event, type NewRecord } from '@semaforo/contracts'
import type { Decide } from '@semaforo/service-kit'

/** A diagnostic as it is stored, under its id. */
export type RecordState = Omit<DiagnosticRecord, 'id'>

/** Keeps a diagnostic and tells its result, without the company's figures. */
export function keep(id: string, record: NewRecord, now: number): Decide<RecordState> {
  const saved_at = new Date(now).toISOString()
  const { user_id, score, predictionTree } = record
  return () => [
    { ...record, saved_at },
    [event(diagnosticRecorded, { id, user_id, saved_at, score, predictionTree })],
  ]
}

/** Forgets a diagnostic: nothing of it is told. */
export const forget: Decide<RecordState> = () => [null, []]
