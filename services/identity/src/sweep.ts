import { userDeactivated, userDeleted, userRoleChanged, userSessionsEnded } from '@semaforo/contracts'
import { type AggregateStore, on, type Subscriber } from '@semaforo/service-kit'
import { forget } from './login/guard.ts'
import type { Session } from './sessions/session.ts'
import type { Stores } from './stores.ts'

/** How many aggregates are looked for at a time. */
const batch = 100

/** Ends what was asked for an address and not used. */
export async function endRecoveries({ recoveries }: Stores, email: string): Promise<void> {
  await eraseAll(recoveries, () => recoveries.query('email', { equals: [email], limit: batch }))
}

export async function endRegistrations({ registrations }: Stores, email: string): Promise<void> {
  await eraseAll(registrations, () => registrations.query('email', { equals: [email], limit: batch }))
}

/** Erases the sessions that a user's new epoch has ended. They were no longer good before: this tidies up. */
export function eraseEndedSessions({ sessions }: Stores): Subscriber[] {
  const kinds = [userRoleChanged, userDeactivated, userSessionsEnded, userDeleted]
  return kinds.map((kind) =>
    on(kind, async ({ data }) => {
      // Decided on the session as it is when it is written: it may have been renewed since it was found.
      const end = (session: Session | undefined) =>
        session && kind !== userDeleted && session.epoch >= data.epoch ? session : null
      for (const { id } of await sessionsOf(sessions, data.id)) {
        if (!('kept' in data) || data.kept !== id) await sessions.update(id, (session) => [end(session), []])
      }
    }),
  )
}

/** All sessions of a user, the one used last first. */
export async function sessionsOf(sessions: Stores['sessions'], userId: string) {
  const { items } = await sessions.query('user', { equals: [userId], order: 'desc', limit: 1_000 })
  return items
}

/** Expired registrations, recoveries and sessions hold addresses that nobody needs any more. */
export async function sweep(stores: Stores, now: number): Promise<void> {
  const { registrations, recoveries, sessions, guards } = stores
  const expired = { before: now - hourMs, limit: batch }
  await eraseAll(registrations, () => registrations.query('expiry', expired))
  await eraseAll(recoveries, () => recoveries.query('expiry', expired))
  await eraseAll(sessions, () => sessions.query('expiry', expired))
  await forgetLogins(guards, now)
}

/** A code that expired may still be replaced for that long. */
const hourMs = 3_600_000

/** Failed logins are kept a day and known networks ninety: a guard loses what is over, and goes with the last of it. */
async function forgetLogins(guards: Stores['guards'], now: number): Promise<void> {
  const find = () => guards.query('forget', { before: now, limit: batch })
  for (let found = await find(); found.items.length > 0; found = await find()) {
    for (const { id } of found.items)
      await guards.update(id, (guard) => [guard ? forget(guard, now) : null, []])
  }
}

async function eraseAll<State>(
  store: Pick<AggregateStore<State>, 'update'>,
  find: () => Promise<{ items: readonly { id: string }[] }>,
): Promise<void> {
  for (let found = await find(); found.items.length > 0; found = await find()) {
    for (const { id } of found.items) await store.update(id, () => [null, []])
  }
}
