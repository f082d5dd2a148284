import { randomInt } from 'node:crypto'
import { type IssuedKey, keyWorks } from '@semaforo/contracts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 24
const hourMs = 3_600_000

/** A new key: 142 random bits. `randomInt` draws each character with the same probability. */
export function newKey(now: number): IssuedKey {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return { key: `pk_${characters.join('')}`, since: iso(now) }
}

/** The keys that still work; the last one is the current one and has no end. */
export const liveKeys = (keys: readonly IssuedKey[], now: number): IssuedKey[] =>
  keys.filter((key) => keyWorks(key, now))

/**
 * Makes `next` the current key. The one that it replaces works for `overlapHours` more, or ends with 0; one that
 * had been replaced before ends, so that at most two keys work at any time.
 */
export function rotateKeys(
  keys: readonly IssuedKey[],
  next: IssuedKey,
  { overlapHours, now }: { overlapHours: number; now: number },
): IssuedKey[] {
  const replaced = keys.at(-1)
  if (!replaced || overlapHours === 0) return [next]
  return [{ ...replaced, until: iso(now + overlapHours * hourMs) }, next]
}

const iso = (ms: number) => new Date(ms).toISOString()
