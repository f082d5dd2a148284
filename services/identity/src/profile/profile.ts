import { event, mailRequested, userSessionsEnded, userUpdated } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator, nextEpoch, type UserState, userFacts } from '../user.ts'

/** `session` is the one that changes the password: it stays valid. `epoch` is the user's when it was authenticated. */
export type ProfileChange = {
  firstName?: string
  lastName?: string
  password?: { hash: string; session: string; epoch: number }
}

/**
 * Changes a user's own names and password. A new password ends all earlier sessions. `null`: no such user, or the
 * session that changes the password ended while it was hashed.
 */
export function changeProfile(
  id: string,
  state: UserState | undefined,
  change: ProfileChange,
  by: Initiator,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  const { password, ...names } = change
  if (password && !(state.status && state.epoch === password.epoch)) return [state, [], null]
  const renamed: UserState = { ...state, ...names }
  const isRenamed = renamed.firstName !== state.firstName || renamed.lastName !== state.lastName
  const nameEvents = isRenamed
    ? [event(userUpdated, userFacts(id, renamed)), audit('profile-updated', by, { target: id })]
    : []
  if (password === undefined) return isRenamed ? [renamed, nameEvents, renamed] : [state, [], state]
  const [next, events] = withPassword(id, renamed, password.hash, password.session)
  return [next, [...nameEvents, ...events, audit('password-changed', by, { target: id })], next]
}

/** Sets the password of a recovery; false unless the account is active. */
export function resetPassword(
  id: string,
  state: UserState | undefined,
  passwordHash: string,
  by: Initiator,
): Decision<UserState, boolean> {
  if (!state?.status) return [state ?? null, [], false]
  const [next, events] = withPassword(id, state, passwordHash)
  return [next, [...events, audit('password-reset', by, { target: id })], true]
}

function withPassword(id: string, state: UserState, passwordHash: string, kept?: string) {
  const next: UserState = { ...nextEpoch(state), passwordHash, ...(kept !== undefined && { kept }) }
  const events = [
    event(userSessionsEnded, { ...userFacts(id, next), ...(kept !== undefined && { kept }) }),
    event(mailRequested, { kind: 'password-changed', id }),
  ]
  return [next, events] as const
}
