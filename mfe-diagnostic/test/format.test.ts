import { timeOfDay } from '../src/format.ts'

test.each([
  [9, '9:14\u00a0a.\u00a0m.'],
  [18, '6:14\u00a0p.\u00a0m.'],
])('the hour %i is written with spaces that do not break', (hour, words) => {
  expect(timeOfDay(new Date(2026, 10, 21, hour, 14))).toBe(words)
  expect(timeOfDay(new Date(2026, 10, 21, hour, 14).toISOString())).toBe(words)
})
