import { renewalDelayOf } from '../src/live/renewal-delay.ts'

const expiry = Date.UTC(2026, 0, 1)
const token = `header.${btoa(JSON.stringify({ exp: expiry / 1000 }))}.signature`
const minutes = 60_000
const days = 24 * 60 * minutes

test.each([
  ['15 minutes before its expiry', token, expiry - 15 * minutes, 14.5 * minutes],
  ['by a clock 40 days behind', token, expiry - 40 * days, 2 ** 31 - 1],
  ['by a clock that runs ahead', token, expiry + days, undefined],
  ['that cannot be parsed', 'nonsense', expiry, undefined],
])('the renewal of a token %s waits no longer than a timer can', (_case, given, now, wait) => {
  expect(renewalDelayOf(given, now)).toBe(wait)
})
