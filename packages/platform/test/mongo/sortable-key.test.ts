import fc from 'fast-check'
import type { Scalar } from '../../src/index.ts'
import { sortableKey } from '../../src/mongo/sortable-key.ts'

const text = fc.string({ unit: 'binary', maxLength: 4 })
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const scalar = fc.oneof(fc.boolean(), number, text)
const pair = fc.tuple(scalar, scalar)

const kinds = ['boolean', 'number', 'string']

function compare(one: Scalar, other: Scalar): number {
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other))
  if (typeof one === typeof other) return Math.sign(Number(one) - Number(other))
  return Math.sign(kinds.indexOf(typeof one) - kinds.indexOf(typeof other))
}

function compareKeys(one: readonly Scalar[], other: readonly Scalar[]): number {
  const [a, b] = [sortableKey(one), sortableKey(other)]
  return a < b ? -1 : Number(a > b)
}

test('keys sort as their lists of values do', () => {
  fc.assert(
    fc.property(pair, pair, ([a, b], [c, d]) => {
      expect(compareKeys([a, b], [c, d])).toBe(compare(a, c) || compare(b, d))
    }),
    { numRuns: 2_000 },
  )
})

test('the encoding of no value is a prefix of another', () => {
  fc.assert(
    fc.property(scalar, scalar, scalar, (a, b, next) => {
      const begins = sortableKey([b, next]).startsWith(sortableKey([a]))
      expect(begins).toBe(compare(a, b) === 0)
    }),
    { numRuns: 2_000 },
  )
})
