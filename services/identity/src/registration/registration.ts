import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'

/**
 * A registration, known by the hash of its ticket. `mail-pending`: no mail server is known to have the code yet.
 * `code-sent`: its ten minutes run. `verified`: the code was right, the user is being saved. Times in milliseconds.
 */
export type Registration = {
  kind: 'mail-pending' | 'code-sent' | 'verified'
  email: string
  /** What the code is derived from, with the server's secret; the code itself is stored as a hash alone. */
  salt: string
  codeHash: string
  tries: number
  sends: number
  requestedAt: number
  expiresAt: number
  userId: string
}

export const codeLifeMs = 10 * 60_000
/** How long a mail that cannot leave is still worth sending. */
export const mailLifeMs = 24 * 3_600_000
export const resendEveryMs = 60_000
const maxSends = 6

type Code = { salt: string; codeHash: string; now: number }

/** Begins a registration. Whether the address has an account is not asked here: nothing can tell it. */
export function beginRegistration(
  id: string,
  { email, userId, salt, codeHash, now }: Code & { email: string; userId: string },
): Decision<Registration, undefined> {
  const state: Registration = {
    kind: 'mail-pending',
    email,
    salt,
    codeHash,
    tries: 0,
    sends: 1,
    requestedAt: now,
    expiresAt: now + mailLifeMs,
    userId,
  }
  return [state, [event(mailRequested, { kind: 'registration', id })], undefined]
}

export type Resent = { kind: 'sent' | 'expired' } | { kind: 'too-soon'; retryAfterMs: number }

/** A new code for the same ticket; the old one ends with it. */
export function resendCode(
  id: string,
  state: Registration | undefined,
  { salt, codeHash, now }: Code,
): Decision<Registration, Resent> {
  // A code that ran out of time or tries may be replaced as long as its registration is kept.
  if (!state || state.kind === 'verified' || state.sends >= maxSends)
    return [state ?? null, [], { kind: 'expired' }]
  const waitedMs = now - state.requestedAt
  const retryAfterMs = resendEveryMs - waitedMs
  // Asked for in the future: the time went back since, and nobody is to wait for that long.
  if (waitedMs >= 0 && retryAfterMs > 0) return [state, [], { kind: 'too-soon', retryAfterMs }]
  const next: Registration = {
    ...state,
    kind: 'mail-pending',
    salt,
    codeHash,
    tries: 0,
    sends: state.sends + 1,
    requestedAt: now,
    expiresAt: now + mailLifeMs,
  }
  return [next, [event(mailRequested, { kind: 'registration', id })], { kind: 'sent' }]
}

/** What a mail may do that was to carry a code or a link: leave, be left, or come too late. */
export type Leaving<Flow> = { kind: 'leaves'; flow: Flow } | { kind: 'not-needed' } | { kind: 'too-late' }

/** Whether the mail with the code is still to leave. It starts no time: the server may take it only tomorrow. */
export function codeMail(state: Registration | undefined, now: number): Leaving<Registration> {
  if (!state || state.kind === 'verified') return { kind: 'not-needed' }
  if (now < state.expiresAt) return { kind: 'leaves', flow: state }
  return { kind: state.kind === 'mail-pending' ? 'too-late' : 'not-needed' }
}

/**
 * The mail server has taken the mail with the code of `salt`: its ten minutes begin. Until that is written the
 * code is good as well, as long as its mail is worth sending: the mail may be there before we know.
 */
export function codeSent(
  state: Registration | undefined,
  { salt, now }: { salt: string; now: number },
): Decision<Registration> {
  if (state?.kind !== 'mail-pending' || state.salt !== salt) return [state ?? null, []]
  return [{ ...state, kind: 'code-sent', expiresAt: now + codeLifeMs }, []]
}
