import { linkLifeMs, type Recovery } from '../recovery/recovery.ts'
import { quietMs, type Tries } from './backoff.ts'

/**
 * What stands between an account and whoever guesses its password, for each address that somebody tried,
 * whether it has an account or not. Networks and browsers are keyed hashes. Times in milliseconds.
 */
export type LoginGuard = {
  /** By network, or by browser where one has signed in before. */
  tries: Readonly<Record<string, Tries>>
  /** When strangers failed: from browsers and networks that never signed in. The last hundred, in order. */
  strangers: readonly number[]
  /** The networks that the account signed in from, and when last. */
  networks: Readonly<Record<string, number>>
  /** What makes the browser known in which it is opened. */
  link?: Recovery
  mailedAt?: number
  /** The first time at which something of this is to be forgotten. */
  forgetAt: number
}

/** As long as a link is good: the inbox is not filled, and whoever was refused finds one there that works. */
export const mailEveryMs = linkLifeMs
/** Whoever has not come back in that time comes as a stranger. */
export const networkKnownMs = 90 * 24 * 3_600_000
/** A home, a shop, a telephone and some cafés; the networks used longest ago give way. */
const networksKept = 20

/** The guard without what its time is over for; null where nothing is left of it. */
export function forget(guard: LoginGuard, now: number): LoginGuard | null {
  const tries = Object.entries(guard.tries).filter(([, { lastAt }]) => now < lastAt + quietMs)
  const strangers = guard.strangers.filter((at) => now < at + quietMs)
  const networks = Object.entries(guard.networks)
    .filter(([, at]) => now < at + networkKnownMs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, networksKept)
  const link = guard.link && now < guard.link.expiresAt ? guard.link : undefined
  const mailedAt = (guard.mailedAt ?? -Infinity) + mailEveryMs > now ? guard.mailedAt : undefined
  const ends = [
    ...tries.map(([, { lastAt }]) => lastAt + quietMs),
    ...strangers.slice(0, 1).map((at) => at + quietMs),
    ...networks.map(([, at]) => at + networkKnownMs),
    ...(link ? [link.expiresAt] : []),
    ...(mailedAt === undefined ? [] : [mailedAt + mailEveryMs]),
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
