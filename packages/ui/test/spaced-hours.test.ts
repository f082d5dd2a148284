import { spacedHours } from '../src/spaced-hours.ts'

const time = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', timeZone: 'UTC' })

test.each([
  ['2026-11-21T16:01:00Z', '4:01\u00a0p.\u00a0m.'],
  ['2026-11-21T09:14:00Z', '9:14\u00a0a.\u00a0m.'],
])('the hour of %s does not break', (moment, written) => {
  expect(spacedHours(time.format(new Date(moment)))).toBe(written)
})
