import type { Scalar } from '../ports/aggregate-store.ts'

/** Above every key that begins with what stands before it. */
export const afterAll = '~'

/**
 * Values as one string of the characters up to U+00FF that sorts as they do, whatever a server compares by:
 * truth values, then numbers, then strings by their UTF-8 bytes. No value's string begins another's.
 */
export function sortableKey(values: readonly Scalar[]): string {
  return values.map(sortable).join('')
}

function sortable(value: Scalar): string {
  if (typeof value === 'boolean') return value ? 'b1' : 'b0'
  return typeof value === 'number' ? `n${sortableNumber(value)}` : `s${sortableText(value)} `
}

/** The bits of an IEEE 754 number sort as it does once the sign, and below zero every bit, is turned over. */
function sortableNumber(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value + 0)
  const bits = bytes.readBigUInt64BE()
  const negative = bits >> 63n === 1n
  return BigInt.asUintN(64, negative ? ~bits : bits | (1n << 63n))
    .toString(16)
    .padStart(16, '0')
}

/** The text ends with a space: what is not above the escape sign `!` is escaped. */
function sortableText(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^"-\xff]/g, (byte) => `!${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
