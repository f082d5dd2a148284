import { randomUUID } from 'node:crypto'
import { type DiagnosticRecord, type NewRecord, recordsPerPage } from '@semaforo/contracts'
import { badRequest, InvalidCursor, tokenExpired } from '@semaforo/service-kit'
import { count } from './quota.ts'
import { forget, keep } from './record.ts'
import type { Stores } from './store.ts'

/** So many records are read at once where all of a person are. */
const batch = 200

/**
 * Keeps a diagnostic, once however often it is sent with its id, up to as many as a person may keep. A person may be erased while it is written:
 * whoever comes second sees the other, so that nothing of an erased person stays.
 * @throws {ProblemError} 401 for a person who was erased: only the token still lives; 409 for an id that holds
 * another diagnostic, or for one too many
 */
export async function save({ records, erased, quotas }: Stores, given: NewRecord, now: number) {
  const { id = randomUUID(), ...record } = given
  // What is kept already is completed, or refused, without being counted.
  if (!(await records.get(id))) await quotas.update(record.user_id, count(id, now))
  const { state } = await records.update(id, keep(id, record, now))
  if (await erased.get(record.user_id)) {
    await records.update(id, forget)
    await quotas.update(record.user_id, () => [null, []])
    throw tokenExpired()
  }
  return { ...(state ?? record), id } as DiagnosticRecord
}

/**
 * A page of a person's diagnostics, newest first.
 * @throws {ProblemError} 400 for a page that does not exist
 */
export async function page({ records }: Stores, userId: string, after: string | undefined) {
  try {
    const found = await records.query('history', {
      equals: [userId],
      order: 'desc',
      limit: recordsPerPage,
      ...(after && { after }),
    })
    return {
      records: found.items.map(({ id, state }) => ({ ...state, id })),
      ...(found.next && { next: found.next }),
    }
  } catch (error) {
    if (error instanceof InvalidCursor) throw badRequest('unknown-page', 'Esa página no existe.')
    throw error
  }
}

/** All diagnostics of a person, newest first. */
export async function all({ records }: Stores, userId: string): Promise<DiagnosticRecord[]> {
  const found: DiagnosticRecord[] = []
  let after: string | undefined
  do {
    const { items, next } = await records.query('history', {
      equals: [userId],
      order: 'desc',
      limit: batch,
      ...(after && { after }),
    })
    found.push(...items.map(({ id, state }) => ({ ...state, id })))
    after = next
  } while (after)
  return found
}

/** Erases all that is held about a person, for good. Doing it again changes nothing. */
export async function erase(stores: Stores, userId: string): Promise<void> {
  await stores.erased.update(userId, (state) => [state ?? { erased: true }, []])
  await stores.quotas.update(userId, () => [null, []])
  for (const { id } of await all(stores, userId)) await stores.records.update(id, forget)
}
