import fc from 'fast-check'
import { readAmount } from '../../src/form/reading/read-amount.ts'

const groupings = ['', ',', '.', ' ', '\u00a0', '\u2009', '\u202f', "'", '’']

/** An amount, and a text of it in one of the notations of the world. */
const written = fc
  .record({
    cents: fc.oneof(fc.nat(999_999), fc.integer({ min: 0, max: 1e15 })),
    group: fc.constantFrom(...groupings),
    point: fc.constantFrom('.', ','),
    before: fc.constantFrom('', '$', '$ ', 'MXN ', '\u200e', ' '),
    after: fc.constantFrom('', ' ', ' MXN', ' pesos', '\r\n'),
    wide: fc.boolean(),
    decimals: fc.constantFrom(0, 1, 2),
  })
  .filter(({ group, point }) => group !== point)
  .map(({ cents, group, point, before, after, wide, decimals }) => {
    const step = 10 ** (2 - decimals)
    const kept = BigInt(cents) / BigInt(step)
    const digits = String(kept).padStart(decimals + 1, '0')
    const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group)
    const number = decimals === 0 ? whole : `${whole}${point}${digits.slice(-decimals)}`
    const text = wide
      ? number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      : number
    return { amount: Number(kept) / 10 ** decimals, text: before + text + after }
  })

test('an amount written in any notation is read as itself, or as a question that holds it', () => {
  fc.assert(
    fc.property(written, ({ amount, text }) => {
      const reading = readAmount(text)
      if (reading.kind === 'question') expect(reading.amounts).toContain(amount)
      else expect(reading).toEqual({ kind: 'amount', amount })
    }),
    { numRuns: 5_000 },
  )
})

test('in thousands and millions it is read to the cent', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.constantFrom(' mil', 'k', ' millones', ' mdp'), (digits, scale) => {
      const factor = scale === ' mil' || scale === 'k' ? 1e3 : 1e6
      const reading = readAmount(`${digits / 100}${scale}`)
      expect(reading).toEqual({ kind: 'amount', amount: digits * (factor / 100) })
    }),
  )
})

test('typed text is read, questioned or refused', () => {
  const keys = fc.string({ unit: fc.constantFrom(..."0123456789.,' $-+()%emilones"), maxLength: 30 })
  fc.assert(
    fc.property(fc.oneof(keys, fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const reading = readAmount(text)
      if (reading.kind === 'amount') expect(Number.isFinite(reading.amount)).toBe(true)
      if (reading.kind === 'question') expect(reading.amounts[0]).not.toBe(reading.amounts[1])
    }),
    { numRuns: 5_000 },
  )
})

test('no digit is passed over: digits alone are read as they stand', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(digits, (each) => {
      expect(readAmount(each.join(''))).toEqual({ kind: 'amount', amount: Number(each.join('')) })
    }),
  )
})

/** A number as a statement shows it. A blank groups thousands only, so that it can as well stand between numbers. */
const statementNumber = fc
  .record({
    whole: fc.oneof(fc.nat(999), fc.nat(9_999_999), fc.integer({ min: 0, max: 1e9 })),
    group: fc.constantFrom(...groupings),
    cents: fc.constantFrom('', '.00', '.50', ',50', '.567'),
  })
  .map(({ whole, group, cents }) => {
    const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group)
    return { text: grouped + cents, isSmall: whole < 1_000 && cents === '', hasBlank: /\s/.test(grouped) }
  })

test('two numbers with a blank between are never read as one', () => {
  const blank = fc.constantFrom(' ', '  ', '\t', '\u00a0', '\u2009', ' $', ' $ ')
  fc.assert(
    fc.property(statementNumber, blank, statementNumber, (first, between, second) => {
      // `1 500 000` is 1,500,000, and not 1 beside 500,000.
      fc.pre(!(first.isSmall && second.hasBlank))
      expect(readAmount(first.text + between + second.text).kind).not.toBe('amount')
    }),
    { numRuns: 5_000 },
  )
})
