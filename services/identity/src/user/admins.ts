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

/** Takes out somebody who is no active admin any more: a concurrent promotion may have added them since they left. */
export async function dropFromAdmins({ rosters }: Stores, id: string): Promise<void> {
  await rosters.update(roster, (state) => leaveRoster(state, id))
}

/** Adds a new active admin to the roster, and takes them out again if they lost that concurrently. */
export async function joinAdmins(stores: Stores, id: string): Promise<void> {
  await stores.rosters.update(roster, (state) => joinRoster(state, id))
  const user = (await stores.users.get(id))?.state
  if (user?.role === 'admin' && user.status) return
  await dropFromAdmins(stores, id)
}

/**
 * Adds every active admin and removes others: a process that crashed between two writes may have left one out
 * or in.
 */
export async function restoreRoster(stores: Stores): Promise<void> {
  const { items } = await stores.users.query('both', { equals: ['admin', true], limit: 1_000 })
  const listed = (await stores.rosters.get(roster))?.state.admins ?? []
  for (const id of new Set([...items.map(({ id }) => id), ...listed])) await joinAdmins(stores, id)
}
