import { randomUUID } from 'node:crypto'
import { type NewRecord, recordsPerPage } from '@semaforo/contracts'
import { InvalidCursor } from '@semaforo/platform'
import { badRequest, tokenExpired } from '@semaforo/service-kit'
import { countDiagnostic } from './quota.ts'
import { forget, keep, type RecordState, shown } from './record.ts'
import type { Stores } from './store.ts'

/** Records per query when all of a person are read. */
const batch = 200

/**
 * Stores a diagnostic, idempotently by its id and within the person's quota. The person may be erased concurrently:
 * this writes first and then checks for the erasure, which marks first and then deletes, so that nothing remains.
 * @throws {ProblemError} 401 if the person was erased while the token is still valid; 409 if the id holds another
 * diagnostic, or the quota is used up
 */
export async function save({ records, erased, quotas }: Stores, given: NewRecord, now: number) {
  const { id = randomUUID(), ...record } = given
  // An existing record is completed or refused without counting it again.
  if (!(await records.get(id))) await quotas.update(record.user_id, countDiagnostic(id, now))
  const { state } = await records.update(id, keep(id, record, now))
  if (await erased.get(record.user_id)) {
    await records.update(id, forget)
    await quotas.update(record.user_id, () => [null, []])
    throw tokenExpired()
  }
  return shown(id, state as RecordState)
}

/**
 * A page of a person's diagnostics, newest first.
 * @throws {ProblemError} 400 for an invalid cursor
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
      records: found.items.map(({ id, state }) => shown(id, state)),
      ...(found.next && { next: found.next }),
    }
  } catch (error) {
    if (error instanceof InvalidCursor) throw badRequest('unknown-page', 'Esa página no existe.')
    throw error
  }
}

/** All diagnostics of a person as they are stored, newest first. */
export async function all({ records }: Stores, userId: string) {
  const found: (RecordState & { id: string })[] = []
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

/** Erases all data of a person whose account was erased `at` (ISO 8601). Idempotent. */
export async function erase(stores: Stores, userId: string, at: string): Promise<void> {
  await stores.erased.update(userId, (state) => [state ?? { erased: true, at }, []])
  await stores.quotas.update(userId, () => [null, []])
  for (const { id } of await all(stores, userId)) await stores.records.update(id, forget)
}
