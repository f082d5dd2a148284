import fc from 'fast-check'
import {
  type DayBudget,
  exhaust,
  giveBack,
  providerDay,
  type SearchKind,
  spend,
} from '../src/videos/day-budget.ts'

const day = '2026-05-01'

const spendAll = (kinds: readonly SearchKind[], limit: number, on = day, from?: DayBudget) => {
  let budget = from
  const granted = { tag: 0, free: 0 }
  for (const kind of kinds) {
    const next = spend(budget, on, { limit, kind })
    if (next) granted[kind] += 1
    budget = next ?? budget
  }
  return { budget, granted }
}
const tags = (count: number) => Array<SearchKind>(count).fill('tag')
const kinds = fc.array(fc.constantFrom<SearchKind>('tag', 'free'), { maxLength: 300 })

test('a day grants exactly its limit, and free searches leave half of it for tags', () => {
  fc.assert(
    fc.property(kinds, fc.integer({ min: 1, max: 150 }), (asked, limit) => {
      const { budget, granted } = spendAll(asked, limit)
      expect(granted.tag + granted.free).toBeLessThanOrEqual(limit)
      expect(granted.free).toBeLessThanOrEqual(Math.ceil(limit / 2))
      const rest = spendAll(tags(limit), limit, day, budget).granted
      expect(granted.tag + granted.free + rest.tag).toBe(limit)
      expect(granted.tag + rest.tag).toBeGreaterThanOrEqual(Math.floor(limit / 2))
    }),
  )
})

test('a refunded call can be made again, unless it is of another day', () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom<SearchKind>('tag', 'free'), (asked, kind) => {
      const before = spendAll(asked, 100).budget
      const after = spend(before, day, { limit: 100, kind })
      fc.pre(after !== undefined)
      expect(giveBack(after, day, kind)).toEqual(before ?? { day, spent: 0, free: 0 })
      expect(giveBack(after, '2026-04-30', kind)).toBe(after)
    }),
  )
})

test('the next day begins with the whole budget', () => {
  const { budget } = spendAll(tags(100), 100)
  expect(spendAll(tags(200), 100, '2026-05-02', budget).granted.tag).toBe(100)
})

test('when the provider says that the quota is spent, the day grants nothing more', () => {
  const spent = exhaust({ day, spent: 3 }, day, 100)
  expect(spend(spent, day, { limit: 100, kind: 'tag' })).toBeUndefined()
  expect(spend(spent, '2026-05-02', { limit: 100, kind: 'tag' })).toMatchObject({ spent: 1 })
})

test('the day changes at midnight in Pacific time, in winter and in summer', () => {
  expect(providerDay(Date.parse('2026-01-15T07:59:59Z'))).toBe('2026-01-14')
  expect(providerDay(Date.parse('2026-01-15T08:00:00Z'))).toBe('2026-01-15')
  expect(providerDay(Date.parse('2026-07-15T06:59:59Z'))).toBe('2026-07-14')
  expect(providerDay(Date.parse('2026-07-15T07:00:00Z'))).toBe('2026-07-15')
})
