import { event, mailRequested, type Pulse } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator, type UserState } from '../user.ts'
import { daysAfter, longestWaitDays, monthToSend, nextPulse } from './calendar.ts'
import type { KnownLight, PulseState } from './state.ts'

export const shownPulse = ({ pulse, lights }: UserState): Pulse => ({
  day: pulse?.on?.day ?? null,
  ...(pulse?.on && { next: pulse.on.due }),
  diagnosed: lights?.[0] !== undefined,
})

/** Turns the mail on for a day, or off (null). `link` is that of the mails if it was off; null: no such user. */
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

/** Stops the mail by its link; false unless the link is that of a mail that is on. */
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
 * Requests the mail that is due, and moves on to the next month in the same write: whoever comes second finds
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
