import { conflict } from '@semaforo/service-kit'
import type { Stores } from '../stores.ts'
import { joinRoster, leaveRoster } from './roster.ts'

/** The id of the one roster. */
const roster = 'admins'

/**
 * Takes an admin out of the roster, before role, status or account are taken away.
 * @throws {ProblemError} 409 for the last one
 */
export async function leaveAdmins({ rosters }: Stores, id: string): Promise<void> {
  const { result: hasLeft } = await rosters.update(roster, (state) => leaveRoster(state, id))
  if (!hasLeft) throw conflict('last-admin', 'Tiene que quedar al menos un administrador activo.')
}

/** Adds a new active admin to the roster, and takes them out again if they lost that concurrently. */
export async function joinAdmins({ rosters, users }: Stores, id: string): Promise<void> {
  await rosters.update(roster, (state) => joinRoster(state, id))
  const user = (await users.get(id))?.state
  if (user?.role === 'admin' && user.status) return
  await rosters.update(roster, (state) => leaveRoster(state, id))
}

/** Adds every active admin: a process that crashed between two writes may have left one out. */
export async function restoreRoster(stores: Stores): Promise<void> {
  const { items } = await stores.users.query('both', { equals: ['admin', true], limit: 1_000 })
  for (const { id } of items) await joinAdmins(stores, id)
}
