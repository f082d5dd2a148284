import { type UsageOfDay, usageDays } from '@semaforo/contracts'
import { dayInMexico, secondsOfDayLeft } from '../src/days.ts'
import { counted, lastDays, type Usage } from '../src/usage/usage.ts'

const aDay = 24 * 3_600_000
/** Noon of 2 March 2026 in Mexico City. */
const noon = Date.parse('2026-03-02T18:00:00Z')

test('a use is counted by day and kind', () => {
  let usage: Usage = { days: [] }
  for (const kind of ['viewed', 'viewed', 'shared'] as const) usage = counted(usage, kind, '2026-03-02')
  usage = counted(usage, 'viewed', '2026-03-03')
  expect(usage.days).toEqual([
    { day: '2026-03-02', viewed: 2, started: 0, finished: 0, shared: 1 },
    { day: '2026-03-03', viewed: 1, started: 0, finished: 0, shared: 0 },
  ])
})

test('days older than thirty are dropped with the next use', () => {
  let usage: Usage = { days: [] }
  for (let n = 0; n < 100; n++) usage = counted(usage, 'viewed', dayInMexico(noon + n * aDay))
  expect(usage.days).toHaveLength(usageDays)
  expect(lastDays(usage, undefined, dayInMexico(noon + 99 * aDay)).every(({ viewed }) => viewed === 1)).toBe(
    true,
  )
})

test('the last thirty days end today, over the ends of months, with zeros for gaps', () => {
  const usage = counted(counted({ days: [] }, 'viewed', '2026-02-01'), 'viewed', '2026-03-02')
  const days = lastDays(usage, undefined, '2026-03-02')
  expect(days).toHaveLength(30)
  expect([days[0]?.day, days[28]?.day, days[29]?.day]).toEqual(['2026-02-01', '2026-03-01', '2026-03-02'])
  expect(days.filter(({ viewed }: UsageOfDay) => viewed > 0).map(({ day }) => day)).toEqual([
    '2026-02-01',
    '2026-03-02',
  ])
  expect(lastDays(usage, undefined, '2026-05-30').every(({ viewed }) => viewed === 0)).toBe(true)
})

test('shares are counted separately', () => {
  const used = counted({ days: [] }, 'viewed', '2026-03-02')
  const shared = counted({ days: [] }, 'shared', '2026-03-02')
  const zeros = { started: 0, finished: 0 }
  expect(lastDays(used, shared, '2026-03-02').at(-1)).toEqual({
    day: '2026-03-02',
    viewed: 1,
    shared: 1,
    ...zeros,
  })
})

test('a day ends at midnight in Mexico City', () => {
  expect(secondsOfDayLeft(noon)).toBe(43_200)
  expect(secondsOfDayLeft(Date.parse('2026-03-03T05:59:59Z'))).toBe(1)
  expect(secondsOfDayLeft(Date.parse('2026-03-03T06:00:00Z'))).toBe(86_400)
  expect(dayInMexico(Date.parse('2026-03-03T05:59:59Z'))).toBe('2026-03-02')
})
