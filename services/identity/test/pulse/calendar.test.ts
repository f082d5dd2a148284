import fc from 'fast-check'
import { daysAfter, longestWaitDays, monthToSend, nextPulse, pulseDay } from '../../src/pulse/calendar.ts'

test.each([
  [31, '2026-01-31', '2026-01', '2026-02-28'],
  [31, '2028-01-31', '2028-01', '2028-02-29'],
  [29, '2026-02-28', '2026-02', '2026-03-29'],
  [30, '2026-04-02', undefined, '2026-04-30'],
  [31, '2026-04-02', undefined, '2026-04-30'],
  [1, '2026-12-15', undefined, '2027-01-01'],
  [31, '2026-12-31', '2026-12', '2027-01-31'],
  [15, '2026-11-14', '2026-10', '2026-11-15'],
])('day %i on %s, last mail of %s: next on %s', (day, today, sent, next) => {
  expect(nextPulse(day, today, sent)).toBe(next)
})

test('a day chosen today begins next month', () => {
  expect(nextPulse(22, '2026-11-22')).toBe('2026-12-22')
})

test("a later day chosen after this month's mail begins next month", () => {
  expect(nextPulse(25, '2026-11-10', '2026-11')).toBe('2026-12-25')
})

test('after months of pause one mail is sent, for the last due day', () => {
  expect(monthToSend(28, '2026-12-03')).toBe('2026-11')
  expect(monthToSend(28, '2027-03-03')).toBe('2027-02')
  expect(monthToSend(31, '2026-04-30')).toBe('2026-04')
})

test('a month with a mail that is still to come does not silence the present ones', () => {
  expect(nextPulse(22, '2026-11-22', '2027-11')).toBe('2026-12-22')
})

const aDay = fc.integer({ min: 1, max: 31 })
const aDate = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days))

test('the next day is ahead, in reach, and in no month that had a mail', () => {
  fc.assert(
    fc.property(aDay, aDate, aDate, (day, today, another) => {
      const sent = another.slice(0, 7)
      const next = nextPulse(day, today, sent)
      expect(next > today).toBe(true)
      expect(next <= daysAfter(today, longestWaitDays)).toBe(true)
      if (sent <= today.slice(0, 7)) expect(next.slice(0, 7) > sent).toBe(true)
    }),
  )
})

test('twelve mails a year, one in each month', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      let today = nextPulse(day, '2026-12-31', '2026-12')
      const months = new Set<string>()
      while (today < '2028-01-01') {
        months.add(monthToSend(day, today))
        today = nextPulse(day, today, monthToSend(day, today))
      }
      expect(months.size).toBe(12)
    }),
  )
})

test('the day begins at nine in Mexico City, six hours behind UTC', () => {
  expect(pulseDay(Date.parse('2026-11-22T14:59:59Z'))).toBe('2026-11-21')
  expect(pulseDay(Date.parse('2026-11-22T15:00:00Z'))).toBe('2026-11-22')
  expect(pulseDay(Date.parse('2026-11-23T05:00:00Z'))).toBe('2026-11-22')
})
