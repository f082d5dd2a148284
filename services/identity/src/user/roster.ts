import type { Decision } from '@semaforo/platform'

/**
 * The active admins, in one aggregate: its optimistic lock keeps two admins who demote each other at the same
 * time from both succeeding. A demotion leaves the roster first, and a promotion joins it last; whichever of two at once
 * writes last, each looks at it once more, so that nobody stays listed who is no admin.
 */
export type Roster = { admins: readonly string[] }

/** Removes an admin; false if it is the last one. */
export function leaveRoster(state: Roster | undefined, id: string): Decision<Roster, boolean> {
  const admins = state?.admins ?? []
  if (!admins.includes(id)) return [state ?? null, [], true]
  if (admins.length === 1) return [state ?? null, [], false]
  return [{ admins: admins.filter((admin) => admin !== id) }, [], true]
}

export function joinRoster(state: Roster | undefined, id: string): Decision<Roster, undefined> {
  const admins = state?.admins ?? []
  return admins.includes(id) ? [state ?? null, [], undefined] : [{ admins: [...admins, id] }, [], undefined]
}
