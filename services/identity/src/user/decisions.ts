import {
  closedAccountMs,
  event,
  mailRequested,
  userDeactivated,
  userDeleted,
  userReactivated,
  userRegistered,
  userRoleChanged,
  userSessionsEnded,
  userUpdated,
} from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { daysAfter, longestWaitDays, monthToSend, nextPulse } from '../pulse/calendar.ts'
import type { KnownLight, PulseState } from '../pulse/state.ts'
import { audit, type Initiator, nextEpoch, type UserState, userFacts } from './user.ts'

// Everything that can happen to a user. A decision returns the next state, its events and what the caller needs.

/** Creates the user of a verified registration, or the first admin. `false`: the user already exists. */
export function signUp(
  id: string,
  state: UserState | undefined,
  person: Pick<UserState, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'role'>,
  { by, now }: { by: Initiator; now: number },
): Decision<UserState, boolean> {
  if (state) return [state, [], false]
  const user: UserState = { ...person, status: true, epoch: 1, createdAt: new Date(now).toISOString() }
  return [user, [event(userRegistered, userFacts(id, user)), audit('registered', by, { target: id })], true]
}

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

/** Blocks an account for an admin, also one that its owner closed, or reactivates it. */
export function changeStatus(
  id: string,
  state: UserState | undefined,
  status: boolean,
  by: Initiator,
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  const { closedByOwner, eraseAt: _, ...rest } = state
  const isUnchanged = status ? state.status : !state.status && !closedByOwner
  if (isUnchanged) return [state, [], state]
  return status
    ? reactivated(id, { ...rest, status }, by)
    : deactivated(id, { ...nextEpoch(rest), status }, by)
}

/** Closes an account for its owner, who can reopen it until it is erased. @param now milliseconds */
export function close(
  id: string,
  state: UserState | undefined,
  by: Initiator,
  now: number,
): Decision<UserState, UserState | null> {
  if (!state?.status) return [state ?? null, [], state ?? null]
  const eraseAt = now + closedAccountMs
  return deactivated(id, { ...nextEpoch(state), status: false, closedByOwner: true, eraseAt }, by)
}

/** Reopens an account that its owner closed; an account that an admin blocked stays blocked. */
export function reopen(
  id: string,
  state: UserState | undefined,
  by: Initiator,
): Decision<UserState, UserState | null> {
  if (!state?.closedByOwner) return [state ?? null, [], state ?? null]
  const { closedByOwner: _, eraseAt: __, ...rest } = state
  return reactivated(id, { ...rest, status: true }, by)
}

function reactivated(id: string, next: UserState, by: Initiator): Decision<UserState, UserState> {
  return [next, [event(userReactivated, userFacts(id, next)), audit('reactivated', by, { target: id })], next]
}

function deactivated(id: string, next: UserState, by: Initiator): Decision<UserState, UserState> {
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

/** Replaces a hash made with outdated argon2 parameters, unless the password changed meanwhile. */
export function rehashPassword(
  state: UserState | undefined,
  outdated: string,
  passwordHash: string,
): Decision<UserState> {
  return [state?.passwordHash === outdated ? { ...state, passwordHash } : (state ?? null), []]
}

/** Ends every session of a user with one write: the new epoch. */
export function endAllSessions(
  id: string,
  state: UserState | undefined,
  by: Initiator,
): Decision<UserState, undefined> {
  if (!state) return [null, [], undefined]
  const next = nextEpoch(state)
  const events = [
    event(userSessionsEnded, userFacts(id, next)),
    audit('all-sessions-ended', by, { target: id }),
  ]
  return [next, events, undefined]
}

/** Turns the monthly mail on for a day, or off (null). `link` is that of the mails if it was off; null: no such user. */
export function changePulse(
  id: string,
  state: UserState | undefined,
  day: number | null,
  { today, link, by }: { today: string; link: { salt: string; tokenHash: string }; by: Initiator },
): Decision<UserState, UserState | null> {
  if (!state) return [null, [], null]
  const { on, ...kept } = state.pulse ?? {}
  if ((on?.day ?? null) === day) return [state, [], state]
  const { salt, tokenHash } = on ?? link
  const pulse: PulseState =
    day === null ? kept : { ...kept, on: { day, due: nextPulse(day, today, kept.sent), salt, tokenHash } }
  const next = { ...state, pulse }
  return [next, [audit('pulse-changed', by, { target: id, detail: day === null ? 'no' : String(day) })], next]
}

/** Stops the monthly mail by its link; false unless the link is that of a mail that is on. */
export function stopByLink(
  id: string,
  state: UserState | undefined,
  tokenHash: string,
  by: Initiator,
): Decision<UserState, boolean> {
  if (state?.pulse?.on?.tokenHash !== tokenHash) return [state ?? null, [], false]
  const { on: _, ...pulse } = state.pulse
  return [{ ...state, pulse }, [audit('pulse-stopped', by, { target: id })], true]
}

/**
 * Requests the monthly mail that is due, and moves on to the next month in the same write: whoever comes second finds
 * nothing due. Without a light, or while the account is off, the day passes without a mail.
 */
export function sendDue(id: string, state: UserState | undefined, today: string): Decision<UserState> {
  const { on, ...kept } = state?.pulse ?? {}
  if (!state || !on || !(on.due <= today || isStray(on.due, today))) return [state ?? null, []]
  const isSent = on.due <= today && state.status && state.lights?.[0] !== undefined
  const sent = isSent ? monthToSend(on.day, today) : kept.sent
  const pulse = { ...(sent !== undefined && { sent }), on: { ...on, due: nextPulse(on.day, today, sent) } }
  return [{ ...state, pulse }, isSent ? [event(mailRequested, { kind: 'monthly-pulse', id })] : []]
}

/** Due later than any day of the month can be: the clock went back since. */
const isStray = (due: string, today: string) => due > daysAfter(today, longestWaitDays)

/** More than one, so that whoever deletes the last diagnostic is told of the one before. */
export const lightsKept = 5

/** Keeps the light of a diagnostic, if it is among the last. */
export function keepLight(state: UserState | undefined, light: KnownLight): Decision<UserState> {
  if (!state) return [null, []]
  const lights = [light, ...withoutLight(state, light.record)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
  return [{ ...state, lights: lights.slice(0, lightsKept) }, []]
}

/** Forgets the light of a diagnostic that was erased. */
export function forgetLight(state: UserState | undefined, record: string): Decision<UserState> {
  return [state ? { ...state, lights: withoutLight(state, record) } : null, []]
}

const withoutLight = ({ lights = [] }: UserState, record: string) =>
  lights.filter((light) => light.record !== record)
