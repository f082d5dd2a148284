import { event, mailRequested, userSessionsEnded, userUpdated } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { audit, type By, nextEpoch, type UserState, userFacts } from '../user.ts'

/** `session` is the one that changes the password: it goes on. */
export type ProfileChange = {
  firstName?: string
  lastName?: string
  password?: { hash: string; session: string }
}

/** Changes what a user may change of itself. A new password ends the sessions begun before; `null`: no user. */
export function changeProfile(
  id: string,
  state: UserState | undefined,
  change: ProfileChange,
  by: By,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  const { password, ...names } = change
  const renamed: UserState = { ...state, ...names }
  const isRenamed = renamed.firstName !== state.firstName || renamed.lastName !== state.lastName
  const nameEvents = isRenamed
    ? [event(userUpdated, userFacts(id, renamed)), audit('profile-updated', by, { target: id })]
    : []
  if (password === undefined) return isRenamed ? [renamed, nameEvents, renamed] : [state, [], state]
  const [next, events] = withPassword(id, renamed, password.hash, password.session)
  return [next, [...nameEvents, ...events, audit('password-changed', by, { target: id })], next]
}

/** The password of a recovery. It counts for an active account alone. */
export function resetPassword(
  id: string,
  state: UserState | undefined,
  passwordHash: string,
  by: By,
): Decision<UserState, boolean> {
  if (!state?.status) return [state ?? null, [], false]
  const [next, events] = withPassword(id, state, passwordHash)
  return [next, [...events, audit('password-reset', by, { target: id })], true]
}

/** Closes every session of a user by one write. */
export function endAllSessions(
  id: string,
  state: UserState | undefined,
  by: By,
): Decision<UserState, undefined> {
  if (!state) return [null, [], undefined]
  const next = nextEpoch(state)
  const events = [
    event(userSessionsEnded, userFacts(id, next)),
    audit('all-sessions-ended', by, { target: id }),
  ]
  return [next, events, undefined]
}

function withPassword(id: string, state: UserState, passwordHash: string, kept?: string) {
  const next: UserState = { ...nextEpoch(state), passwordHash, ...(kept !== undefined && { kept }) }
  const events = [
    event(userSessionsEnded, { ...userFacts(id, next), ...(kept !== undefined && { kept }) }),
    event(mailRequested, { kind: 'password-changed', id }),
  ]
  return [next, events] as const
}
