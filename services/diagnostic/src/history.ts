import { randomUUID } from 'node:crypto'
import { type DiagnosticRecord, type NewRecord, recordsPerPage, unnamedBusiness } from '@semaforo/contracts'
import { InvalidCursor } from '@semaforo/platform'
import { badRequest, tokenExpired } from '@semaforo/service-kit'
import { addBusiness, businessOf } from './businesses/businesses.ts'
import { dayInMexico } from './days.ts'
import { countDiagnostic } from './quota.ts'
import { forget, keep, type RecordState, shown } from './record.ts'
import type { Stores } from './store.ts'

const aDayMs = 24 * 3_600_000
/** Records per query when all of a person are read. */
const batch = 200

/**
 * Stores a diagnostic, idempotently by its id and within the person's quota. The person may be erased concurrently:
 * this writes first and then checks for the erasure, which marks first and then deletes, so that nothing remains.
 * @throws {ProblemError} 401 if the person was erased while the token is still valid; 409 if the id holds another
 * diagnostic, or the quota is used up
 */
export async function save(stores: Stores, given: NewRecord, now: number): Promise<DiagnosticRecord> {
  const { records, businesses, quotas } = stores
  const { id = randomUUID(), negocio, ...record } = given
  if (record.cifras_al) refuseFuture(record.cifras_al, now)
  // An existing record is completed or refused without counting it again.
  if (!(await records.get(id))) await quotas.update(record.user_id, countDiagnostic(id, now))
  const own = negocio
    ? await businesses.update(record.user_id, addBusiness(negocio))
    : await businesses.get(record.user_id)
  const stored = { ...record, ...(negocio && { negocio_id: negocio.id }) }
  const { state } = await records.update(id, keep(id, stored, own?.state, now))
  await refuseErased(stores, record.user_id, id)
  return shown(id, state as RecordState, own?.state)
}

/** @throws {ProblemError} 400 for a month that has not begun, wherever the person is */
function refuseFuture(month: string, now: number): void {
  if (month <= dayInMexico(now + aDayMs).slice(0, 7)) return
  const message = 'Ese mes todavía no llega.'
  throw badRequest('invalid-request', message, [{ path: 'cifras_al', message }])
}

/**
 * Erases a new record of a person who was erased meanwhile.
 * @param id the record that was written, if one was
 * @throws {ProblemError} 401 then
 */
export async function refuseErased(stores: Stores, userId: string, id?: string): Promise<void> {
  if (!(await stores.erased.get(userId))) return
  if (id !== undefined) await stores.records.update(id, forget)
  await stores.businesses.update(userId, () => [null, []])
  await stores.quotas.update(userId, () => [null, []])
  throw tokenExpired()
}

/**
 * A page of a person's diagnostics, newest first.
 * @throws {ProblemError} 400 for an invalid cursor
 */
export async function page({ records, businesses }: Stores, userId: string, after: string | undefined) {
  try {
    const found = await records.query('history', {
      equals: [userId],
      order: 'desc',
      limit: recordsPerPage,
      ...(after && { after }),
    })
    const own = (await businesses.get(userId))?.state
    return {
      records: found.items.map(({ id, state }) => shown(id, state, own)),
      ...(found.next && { next: found.next }),
    }
  } catch (error) {
    if (error instanceof InvalidCursor) throw unknownPage()
    throw error
  }
}

/**
 * A page of the diagnostics of one business, newest first. At most a thousand records are read to find them.
 * @param after the id of the last record of the page before
 * @throws {ProblemError} 400 where that is no record of the business
 */
export async function pageOfBusiness(stores: Stores, userId: string, business: string, after?: string) {
  const [own, records] = await Promise.all([stores.businesses.get(userId), all(stores, userId)])
  // One without any record yet is not known, and is not the unnamed one either.
  const wanted = businessOf(own?.state, business)?.id ?? (business === unnamedBusiness ? undefined : business)
  const found = records.filter(({ negocio }) => negocio?.id === wanted)
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && from === 0) throw unknownPage()
  const shownHere = found.slice(from, from + recordsPerPage)
  const next = found.length > from + recordsPerPage ? shownHere.at(-1)?.id : undefined
  return { records: shownHere, ...(next && { next }) }
}

const unknownPage = () => badRequest('unknown-page', 'Esa página no existe.')

/** All diagnostics of a person, newest first. */
export async function all({ records, businesses }: Stores, userId: string): Promise<DiagnosticRecord[]> {
  const own = (await businesses.get(userId))?.state
  const found: DiagnosticRecord[] = []
  let after: string | undefined
  do {
    const { items, next } = await records.query('history', {
      equals: [userId],
      order: 'desc',
      limit: batch,
      ...(after && { after }),
    })
    found.push(...items.map(({ id, state }) => shown(id, state, own)))
    after = next
  } while (after)
  return found
}

/** Erases all data of a person whose account was erased `at` (ISO 8601). Idempotent. */
export async function erase(stores: Stores, userId: string, at: string): Promise<void> {
  await stores.erased.update(userId, (state) => [state ?? { erased: true, at }, []])
  await stores.businesses.update(userId, () => [null, []])
  await stores.quotas.update(userId, () => [null, []])
  for (const { id } of await all(stores, userId)) await stores.records.update(id, forget)
}
