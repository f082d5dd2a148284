import { dictionary } from '@zxcvbn-ts/language-common'

/** Ordered by frequency, the most common first. */
const common = dictionary['passwords-common'] as readonly string[]
const known = new Set(common)
const mostCommon = new Set(common.slice(0, 100))

const substitutes: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' }

/**
 * Whether a password is in the list of common ones, ignoring case, or one of the hundred most common ones with
 * the usual substitutions and suffixes: `P@ssword1!` is `password`.
 */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const stem = lower
    .replace(/(?<!\P{L})\P{L}+$/u, '')
    .replace(/[@$0135]/g, (letter) => substitutes[letter] ?? letter)
  return known.has(lower) || (stem.length >= 4 && mostCommon.has(stem))
}
