import { eraseAll, eraseBatch } from './erase-all.ts'
import { pruneGuards } from './login/prune-guards.ts'
import type { Stores } from './stores.ts'

export const sweepEveryMs = 10 * 60_000
/** An expired code can still be replaced by a new one for this long. */
const graceMs = 3_600_000

/** Erases expired registrations, recoveries, sessions, messages and login guards: they hold personal data. */
export async function sweep(stores: Stores, now: number, stopping?: AbortSignal): Promise<void> {
  const { registrations, recoveries, sessions, messages } = stores
  const expired = { before: now - graceMs, limit: eraseBatch }
  await eraseAll(registrations, () => registrations.query('expiry', expired), stopping)
  await eraseAll(recoveries, () => recoveries.query('expiry', expired), stopping)
  await eraseAll(sessions, () => sessions.query('expiry', expired), stopping)
  await eraseAll(messages, () => messages.query('expiry', { before: now, limit: eraseBatch }), stopping)
  await pruneGuards(stores, now, stopping)
}
