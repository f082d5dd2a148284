import type { Scalar } from '../ports/aggregate-store.ts'

/** Appended to a prefix: above every key that begins with it. */
export const upperBound = '~'

/**
 * An order-preserving encoding of values as one string of characters up to U+00FF, the same whether a server
 * compares strings by UTF-8 bytes or UTF-16 units: booleans, then numbers, then strings by their UTF-8 bytes.
 * No value's encoding is a prefix of another's (docs/decisions/0024-mongoose-models-and-sort-keys.md).
 */
export function sortableKey(values: readonly Scalar[]): string {
  return values.map(sortable).join('')
}

function sortable(value: Scalar): string {
  if (typeof value === 'boolean') return value ? 'b1' : 'b0'
  return typeof value === 'number' ? `n${sortableNumber(value)}` : `s${sortableText(value)} `
}

/** IEEE 754 bits compare as unsigned integers once the sign bit, and for negative numbers every bit, is inverted. */
function sortableNumber(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value + 0)
  const bits = bytes.readBigUInt64BE()
  const negative = bits >> 63n === 1n
  return BigInt.asUintN(64, negative ? ~bits : bits | (1n << 63n))
    .toString(16)
    .padStart(16, '0')
}

/** A space terminates the text, so bytes up to the escape character `!` are escaped. */
function sortableText(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^"-\xff]/g, (byte) => `!${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
