import { linkLifeMs, type Recovery } from '../recovery/recovery.ts'
import { type FailedAttempts, failureWindowMs } from './backoff.ts'

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
