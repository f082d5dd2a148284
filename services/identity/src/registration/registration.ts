import { codeAlphabet, codeLength, event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { type MailDue, mailLifeMs } from '../mail/mail-due.ts'
import { equalInConstantTime, type Secret } from '../secret.ts'

/**
 * A registration; its id is the hash of its ticket. `mail-pending`: no mail server has confirmed the mail yet.
 * `mail-refused`: it refused the mail for good.
 * `code-sent`: the code is valid for ten minutes. `verified`: the code was right, the user is being saved. Times in
 * milliseconds.
 */
export type Registration = {
  kind: 'mail-pending' | 'mail-refused' | 'code-sent' | 'verified'
  email: string
  /** The code is derived from this and the server's secret; only its hash is stored. */
  salt: string
  codeHash: string
  tries: number
  sends: number
  requestedAt: number
  expiresAt: number
  userId: string
}

export const codeLifeMs = 10 * 60_000
export const resendEveryMs = 60_000
const maxSends = 6

type Code = { salt: string; codeHash: string; now: number }

/** Begins a registration. It does not look up whether the address has an account, so nothing can reveal it. */
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

export type Resent = { kind: 'sent' | 'expired' | 'refused' } | { kind: 'too-soon'; retryAfterMs: number }

/** A new code for the same ticket; it invalidates the old one. */
export function resendCode(
  id: string,
  state: Registration | undefined,
  { salt, codeHash, now }: Code,
): Decision<Registration, Resent> {
  if (state?.kind === 'mail-refused') return [state, [], { kind: 'refused' }]
  // An expired or used-up code can be replaced as long as the registration is stored.
  if (!state || state.kind === 'verified' || state.sends >= maxSends)
    return [state ?? null, [], { kind: 'expired' }]
  const waitedMs = now - state.requestedAt
  const retryAfterMs = resendEveryMs - waitedMs
  // A negative wait means that the clock went back: do not make anybody wait for it.
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

/** Whether the mail with the code is still to be sent. The code's lifetime begins only when it is. */
export function codeMail(state: Registration | undefined, now: number): MailDue<Registration> {
  if (!state || state.kind === 'verified' || state.kind === 'mail-refused') return { kind: 'not-needed' }
  if (now < state.expiresAt) return { kind: 'due', flow: state }
  return { kind: state.kind === 'mail-pending' ? 'too-late' : 'not-needed' }
}

/**
 * The mail server has accepted the mail with the code of `salt`: its ten minutes begin. The code is already valid
 * before this is written, because the mail may arrive first.
 */
export function codeSent(
  state: Registration | undefined,
  { salt, now }: { salt: string; now: number },
): Decision<Registration> {
  if (state?.kind !== 'mail-pending' || state.salt !== salt) return [state ?? null, []]
  return [{ ...state, kind: 'code-sent', expiresAt: now + codeLifeMs }, []]
}

/** The mail server has refused the mail with the code of `salt` for good. */
export function codeRefused(state: Registration | undefined, salt: string): Decision<Registration> {
  if (state?.kind !== 'mail-pending' || state.salt !== salt) return [state ?? null, []]
  return [{ ...state, kind: 'mail-refused' }, []]
}

const maxTries = 5

export type Verified = { kind: 'wrong' | 'expired' } | { kind: 'verified'; userId: string }

/**
 * Verifies a code. After five wrong ones every code is refused. A right one can be repeated until the user is
 * saved, so that a crash in between does not lose the registration.
 */
export function verifyCode(
  state: Registration | undefined,
  { email, codeHash, now }: { email: string; codeHash: string; now: number },
): Decision<Registration, Verified> {
  if (!state || now >= state.expiresAt || state.tries >= maxTries)
    return [state ?? null, [], { kind: 'expired' }]
  if (email !== state.email || !equalInConstantTime(codeHash, state.codeHash))
    return [{ ...state, tries: state.tries + 1 }, [], { kind: 'wrong' }]
  const verified = { kind: 'verified', userId: state.userId } as const
  return state.kind === 'verified' ? [state, [], verified] : [{ ...state, kind: 'verified' }, [], verified]
}

/** The verification code that a registration's salt stands for. */
export function codeOf(secret: Secret, salt: string): string {
  const number = secret.derive('code', salt).readBigUInt64BE()
  const base = BigInt(codeAlphabet.length)
  return Array.from(
    { length: codeLength },
    (_, place) => codeAlphabet[Number((number / base ** BigInt(place)) % base)],
  ).join('')
}

/** The stored form of a code. A keyed hash: the five characters of a code could be brute-forced from a plain one. */
export function codeHash(secret: Secret, registrationId: string, code: string): string {
  return secret.derive('code-hash', registrationId, code.toUpperCase()).toString('base64url')
}
