import fc from 'fast-check'
import { cents, days, money, percent } from '../src/format.ts'

const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('es-MX', options)
const whole = intl({ maximumFractionDigits: 0 })
const twoDigits = intl({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

test('amounts, shares and days have the format of Intl for Mexico', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (hundredths) => {
      const amount = hundredths / 100
      expect(money(Math.round(amount))).toBe(`$\u00a0${whole.format(Math.round(amount))}`)
      if (amount < 1e6) expect(cents(amount)).toBe(`$\u00a0${twoDigits.format(amount)}`)
    }),
  )
  expect(cents(0.575)).toBe('$\u00a00.58')
  expect(percent(0.45)).toBe('45.0\u00a0%')
  expect([days(0.6), days(111.93), days(12_345)]).toEqual(['1\u00a0día', '112\u00a0días', '12,345\u00a0días'])
})

test('a negative value that rounds to zero has no sign', () => {
  expect(money(-0.3)).toBe('$\u00a00')
  expect(percent(-0.0001)).toBe('0.0\u00a0%')
})

test('a negative value has the sign of typography, before the currency', () => {
  expect(percent(-0.04)).toBe('−4.0\u00a0%')
  expect(money(-1500)).toBe('−$\u00a01,500')
  expect(cents(-1.5)).toBe('−$\u00a01.50')
})
