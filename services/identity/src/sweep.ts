import type { Log } from '@semaforo/service-kit'
import { eraseAll, eraseBatch } from './erase-all.ts'
import { pruneGuards } from './login/prune-guards.ts'
import type { Stores } from './stores.ts'

const sweepEveryMs = 10 * 60_000
/** An expired code can still be replaced by a new one for this long. */
const graceMs = 3_600_000

/** Erases expired registrations, recoveries, sessions, messages and login guards: they hold personal data. */
export async function sweep(stores: Stores, now: number): Promise<void> {
  const { registrations, recoveries, sessions, messages } = stores
  const expired = { before: now - graceMs, limit: eraseBatch }
  await eraseAll(registrations, () => registrations.query('expiry', expired))
  await eraseAll(recoveries, () => recoveries.query('expiry', expired))
  await eraseAll(sessions, () => sessions.query('expiry', expired))
  await eraseAll(messages, () => messages.query('expiry', { before: now, limit: eraseBatch }))
  await pruneGuards(stores, now)
}

/** Runs `work` now and every ten minutes, or as said; a failure is logged and the next run tries again. */
export async function startSweeping(
  work: () => Promise<void>,
  log: Log,
  everyMs = sweepEveryMs,
): Promise<{ stop(): void }> {
  const sweepOnce = () => work().catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
  const timer = setInterval(sweepOnce, everyMs)
  await sweepOnce()
  return { stop: () => clearInterval(timer) }
}
