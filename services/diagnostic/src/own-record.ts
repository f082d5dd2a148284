import { notFound } from '@semaforo/service-kit'
import type { RecordState } from './record.ts'
import type { RecordStore } from './store.ts'

/**
 * A person's record.
 * @throws {ProblemError} 404 for one that is not theirs, in the words of one that never was
 */
export async function ownRecord(records: RecordStore, id: string, userId: string): Promise<RecordState> {
  const record = (await records.get(id))?.state
  if (record?.user_id !== userId) throw recordNotFound()
  return record
}

export const recordNotFound = () =>
  notFound('record-not-found', 'Ese diagnóstico ya no existe. Actualiza tu historial.')
