import {
  closedAccountMs,
  event,
  mailRequested,
  userDeactivated,
  userDeleted,
  userReactivated,
  userRoleChanged,
} from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator, nextEpoch, type UserState, userFacts } from '../user.ts'

/** Changes a role. A demotion ends the admin's tokens; a promotion takes effect with the next token. */
export function changeRole(
  id: string,
  state: UserState | undefined,
  role: UserState['role'],
  by: Initiator,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  if (state.role === role) return [state, [], state]
  const next: UserState = { ...(role === 'user' ? nextEpoch(state) : state), role }
  const events = [
    event(userRoleChanged, userFacts(id, next)),
    audit('role-changed', by, { target: id, detail: role }),
  ]
  return [next, events, next]
}

/**
 * Blocks an account or closes the initiator's own (its sessions end, its owner gets a mail), or reactivates it. What its
 * owner closed an admin can still block; what an admin blocked its owner cannot reactivate.
 * @param now milliseconds
 */
export function changeStatus(
  id: string,
  state: UserState | undefined,
  status: boolean,
  by: Initiator,
  now: number,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  const { closedByOwner, eraseAt: _, ...kept } = state
  const isOwner = by.actor === id
  const isUnchanged = status
    ? state.status || (isOwner && !closedByOwner)
    : !state.status && (isOwner || !closedByOwner)
  if (isUnchanged) return [state, [], state]
  if (status) {
    const next: UserState = { ...kept, status }
    return [
      next,
      [event(userReactivated, userFacts(id, next)), audit('reactivated', by, { target: id })],
      next,
    ]
  }
  const next: UserState = {
    ...nextEpoch(kept),
    status,
    ...(isOwner && { closedByOwner: true, eraseAt: now + closedAccountMs }),
  }
  const events = [
    event(userDeactivated, userFacts(id, next)),
    event(mailRequested, { kind: 'account-blocked', id }),
    audit('deactivated', by, { target: id }),
  ]
  return [next, events, next]
}

/** Erases a user; only audit entries with now anonymous ids remain. False: no such user. */
export function erase(id: string, state: UserState | undefined, by: Initiator): Decision<UserState, boolean> {
  if (!state) return [null, [], false]
  const facts = userFacts(id, { ...nextEpoch(state), status: false })
  return [null, [event(userDeleted, facts), audit('deleted', by, { target: id })], true]
}
