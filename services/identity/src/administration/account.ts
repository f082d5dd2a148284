import {
  event,
  mailRequested,
  userDeactivated,
  userDeleted,
  userReactivated,
  userRoleChanged,
} from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { audit, type By, nextEpoch, type UserState, userFacts } from '../user.ts'

/** Changes a role. An admin's tokens end with the role; a promotion waits for the next token. */
export function changeRole(
  id: string,
  state: UserState | undefined,
  role: UserState['role'],
  by: By,
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

/** Blocks an account (its sessions end, and its owner is told) or brings it back. */
export function changeStatus(
  id: string,
  state: UserState | undefined,
  status: boolean,
  by: By,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  if (state.status === status) return [state, [], state]
  if (status) {
    const next: UserState = { ...state, status }
    return [
      next,
      [event(userReactivated, userFacts(id, next)), audit('reactivated', by, { target: id })],
      next,
    ]
  }
  const next: UserState = { ...nextEpoch(state), status }
  const events = [
    event(userDeactivated, userFacts(id, next)),
    event(mailRequested, { kind: 'account-blocked', id }),
    audit('deactivated', by, { target: id }),
  ]
  return [next, events, next]
}

/** Erases a user. What stays is an audit entry with ids that name nobody any more; false: no user. */
export function erase(id: string, state: UserState | undefined, by: By): Decision<UserState, boolean> {
  if (!state) return [null, [], false]
  const facts = userFacts(id, { ...nextEpoch(state), status: false })
  return [null, [event(userDeleted, facts), audit('deleted', by, { target: id })], true]
}
