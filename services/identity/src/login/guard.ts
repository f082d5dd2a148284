import { event, mailRequested } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { mailLifeMs } from '../mail/mail-due.ts'
import { linkHolds, linkLifeMs, linkSent, type Recovery } from '../recovery/recovery.ts'
import type { Secret } from '../secret.ts'
import { audit, type Initiator } from '../user/user.ts'

/**
 * The brute-force protection of one address, whether or not it has an account. Networks and browsers are keyed
 * hashes. Times in milliseconds.
 */
export type LoginGuard = {
  /** Failed attempts by network, or by browser if that has signed in before. */
  tries: Readonly<Record<string, FailedAttempts>>
  /** When attempts from unknown sources failed (neither browser nor network ever signed in): the last 100, oldest first. */
  strangers: readonly number[]
  /** The networks that the account signed in from, with the time of the last login. */
  networks: Readonly<Record<string, number>>
  /** The link sent by mail: it makes the browser known in which it is opened. */
  link?: Recovery
  mailedAt?: number
  /** The earliest time at which an entry expires; the sweep's index. */
  forgetAt: number
}

/** At most one link mail per link lifetime: the inbox is not flooded, and the last link sent still works. */
export const linkMailEveryMs = linkLifeMs
/** A network without a login for this long is unknown again. */
export const knownNetworkMs = 90 * 24 * 3_600_000
/** Enough for home, shop, phone and some cafés; the least recently used networks are dropped. */
const networksKept = 20

/** The guard without its expired entries; null if nothing is left. */
export function prune(guard: LoginGuard, now: number): LoginGuard | null {
  const tries = Object.entries(guard.tries).filter(([, { lastAt }]) => now < lastAt + failureWindowMs)
  const strangers = guard.strangers.filter((at) => now < at + failureWindowMs)
  const networks = Object.entries(guard.networks)
    .filter(([, at]) => now < at + knownNetworkMs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, networksKept)
  const link = guard.link && now < guard.link.expiresAt ? guard.link : undefined
  const mailedAt = (guard.mailedAt ?? -Infinity) + linkMailEveryMs > now ? guard.mailedAt : undefined
  const ends = [
    ...tries.map(([, { lastAt }]) => lastAt + failureWindowMs),
    ...strangers.slice(0, 1).map((at) => at + failureWindowMs),
    ...networks.map(([, at]) => at + knownNetworkMs),
    ...(link ? [link.expiresAt] : []),
    ...(mailedAt === undefined ? [] : [mailedAt + linkMailEveryMs]),
  ]
  if (ends.length === 0) return null
  return {
    tries: Object.fromEntries(tries),
    strangers,
    networks: Object.fromEntries(networks),
    ...(link && { link }),
    ...(mailedAt !== undefined && { mailedAt }),
    forgetAt: Math.min(...ends),
  }
}

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

/**
 * Failed attempts on one account from one source: a network, or a browser that has signed in before. No
 * password is verified before `openAt`. Times in milliseconds.
 */
export type FailedAttempts = { failed: number; lastAt: number; openAt: number }

/** Attempts before the backoff begins: typing errors cost nothing, a dictionary attack does. */
export const freeAttempts = 5
const firstDelayMs = 1_000
/** At most 96 attempts a day after the first dozen: too few to guess a password that the rules accept. */
export const maxDelayMs = 15 * 60_000
/** After a day without a failure the counter of a source is forgotten. */
export const failureWindowMs = 24 * 3_600_000

/** The exponential backoff after the n-th failure in a row: 1, 2, 4… seconds after the free attempts. */
export function delayAfter(failed: number): number {
  return failed < freeAttempts ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failed - freeAttempts))
}

/** Counts one attempt as failed; undefined while the source has to wait. */
export function countAttempt(tries: FailedAttempts | undefined, now: number): FailedAttempts | undefined {
  if (tries && now < tries.openAt) return undefined
  const failed = (tries?.failed ?? 0) + 1
  return { failed, lastAt: now, openAt: now + delayAfter(failed) }
}

/** Reverts one counted attempt whose password was never verified. */
export function uncountAttempt({ failed, lastAt }: FailedAttempts): FailedAttempts | undefined {
  return failed > 1 ? { failed: failed - 1, lastAt, openAt: lastAt + delayAfter(failed - 1) } : undefined
}

/** The secret part of the link that makes a browser known. */
export function loginLinkSecretOf(secret: Secret, guardId: string, salt: string): string {
  return secret.derive('login-link', guardId, salt).toString('base64url')
}

/** The mail server has accepted the link: its thirty minutes begin. */
export function loginLinkSent(guard: LoginGuard | undefined, now: number): Decision<LoginGuard> {
  if (!guard) return [null, []]
  const [link] = linkSent(guard.link, now)
  return !link || link === guard.link ? [guard, []] : [prune({ ...guard, link }, now), []]
}

/** Consumes the link; returns the address it was sent to, or undefined if it is not valid. */
export function useLoginLink(
  state: LoginGuard | undefined,
  tokenHash: string,
  { by, now }: { by: Initiator; now: number },
): Decision<LoginGuard, string | undefined> {
  if (!state || !linkHolds(state.link, tokenHash, now)) return [state ?? null, [], undefined]
  const { link, ...guard } = state
  return [prune(guard, now), [audit('login-link-used', by)], link?.email]
}
