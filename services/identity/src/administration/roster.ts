import type { Decision } from '@semaforo/service-kit'

/**
 * The active admins, in one aggregate: only there can two admins who take each other's role at the same
 * moment not both succeed. It never names more than there are: a demotion leaves it first, a promotion
 * enters it last.
 */
export type Roster = { admins: readonly string[] }

/** Takes an admin out; false where it is the last. */
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
