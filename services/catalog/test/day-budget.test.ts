import fc from 'fast-check'
import { type DayBudget, exhaust, providerDay, spend } from '../src/videos/day-budget.ts'

const spendTimes = (times: number, limit: number, day = '2026-05-01', from?: DayBudget) => {
  let budget = from
  let granted = 0
  for (let call = 0; call < times; call++) {
    const next = spend(budget, day, limit)
    if (next) granted++
    budget = next ?? budget
  }
  return { budget, granted }
}

test('a day grants its limit and not one call more', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 150 }), (times, limit) => {
      expect(spendTimes(times, limit).granted).toBe(Math.min(times, limit))
    }),
  )
})

test('the next day begins with the whole budget', () => {
  const { budget } = spendTimes(100, 100)
  expect(spendTimes(200, 100, '2026-05-02', budget).granted).toBe(100)
})

test('when the provider says that the quota is spent, the day grants nothing more', () => {
  const spent = exhaust({ day: '2026-05-01', spent: 3 }, '2026-05-01', 100)
  expect(spend(spent, '2026-05-01', 100)).toBeUndefined()
  expect(spend(spent, '2026-05-02', 100)).toEqual({ day: '2026-05-02', spent: 1 })
})

test('the day turns at midnight in Pacific time, in winter and in summer', () => {
  expect(providerDay(Date.parse('2026-01-15T07:59:59Z'))).toBe('2026-01-14')
  expect(providerDay(Date.parse('2026-01-15T08:00:00Z'))).toBe('2026-01-15')
  expect(providerDay(Date.parse('2026-07-15T06:59:59Z'))).toBe('2026-07-14')
  expect(providerDay(Date.parse('2026-07-15T07:00:00Z'))).toBe('2026-07-15')
})
