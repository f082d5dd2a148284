import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { mailLifeMs } from '../mail/mail-due.ts'
import type { Recovery } from '../recovery/recovery.ts'
import { audit, type Initiator } from '../user.ts'
import { countAttempt, failureWindowMs, uncountAttempt } from './backoff.ts'
import { type LoginGuard, linkMailEveryMs, prune } from './guard.ts'

/** Where a login attempt comes from. `browser` is set if it has signed in to this account before. */
export type LoginSource = { network: string; browser?: string | undefined }

/** A counted attempt: `counter` is the key it was counted under. */
export type ReservedAttempt = { network: string; counter: string; at: number; isUnknownSource: boolean }

/** The attempt may be judged; or its source must wait; or unknown sources need a link by mail for now. */
export type Verdict =
  | { kind: 'reserved'; reserved: ReservedAttempt }
  | { kind: 'backoff' | 'link-required'; retryAfterMs: number }

/** Failures a day of all unknown sources together, per account. */
export const unknownSourceLimit = 100

const emptyGuard: LoginGuard = { tries: {}, strangers: [], networks: {}, forgetAt: 0 }

/**
 * Counts an attempt as failed before the password is verified, until `signedIn` or `releaseAttempt` reverts it:
 * concurrent attempts cannot all pass the limit on the same stale count.
 */
export function reserveAttempt(
  id: string,
  state: LoginGuard | undefined,
  { network, browser }: LoginSource,
  { link, by, now }: { link: Pick<Recovery, 'email' | 'salt' | 'tokenHash'>; by: Initiator; now: number },
): Decision<LoginGuard, Verdict> {
  const guard = state ?? emptyGuard
  const isUnknownSource = browser === undefined && guard.networks[network] === undefined
  const recent = guard.strangers.filter((at) => now - at < failureWindowMs)
  if (isUnknownSource && recent.length >= unknownSourceLimit) {
    const verdict: Verdict = {
      kind: 'link-required',
      retryAfterMs: (recent[0] ?? now) + failureWindowMs - now,
    }
    if (guard.mailedAt !== undefined && now - guard.mailedAt < linkMailEveryMs) return [guard, [], verdict]
    const pending: Recovery = { ...link, kind: 'mail-pending', expiresAt: now + mailLifeMs }
    const events = [event(mailRequested, { kind: 'login-link', id }), audit('login-link-requested', by)]
    return [prune({ ...guard, link: pending, mailedAt: now }, now), events, verdict]
  }
  // A known browser has its own counter: others on the same network cannot lock it out.
  const counter = browser ?? network
  const before = guard.tries[counter]
  const tries = countAttempt(before, now)
  if (!tries) return [guard, [], { kind: 'backoff', retryAfterMs: (before?.openAt ?? now) - now }]
  const next: LoginGuard = {
    ...guard,
    tries: { ...guard.tries, [counter]: tries },
    strangers: isUnknownSource ? [...recent, now] : recent,
  }
  return [
    prune(next, now),
    [],
    { kind: 'reserved', reserved: { network, counter, at: now, isUnknownSource } },
  ]
}

/** The password was right: the source's counter is reset, and its network is known from now on. */
export function signedIn(
  state: LoginGuard | undefined,
  reserved: ReservedAttempt,
  now: number,
): Decision<LoginGuard, undefined> {
  const guard = state ?? emptyGuard
  const { [reserved.counter]: _, ...tries } = guard.tries
  const networks = { ...guard.networks, [reserved.network]: now }
  return [prune({ ...guard, tries, networks, strangers: without(guard.strangers, reserved) }, now), []]
}

/** The password could not be verified: the attempt is not counted. */
export function releaseAttempt(
  state: LoginGuard | undefined,
  reserved: ReservedAttempt,
  now: number,
): Decision<LoginGuard, undefined> {
  if (!state) return [null, []]
  const { [reserved.counter]: counted, ...others } = state.tries
  const left = counted && uncountAttempt(counted)
  const tries = left ? { ...others, [reserved.counter]: left } : others
  return [prune({ ...state, tries, strangers: without(state.strangers, reserved) }, now), []]
}

function without(strangers: readonly number[], { isUnknownSource, at }: ReservedAttempt): readonly number[] {
  const index = isUnknownSource ? strangers.lastIndexOf(at) : -1
  return index < 0 ? strangers : strangers.toSpliced(index, 1)
}
