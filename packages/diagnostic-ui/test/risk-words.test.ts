import { usualCount } from '../src/result/risk-words.ts'

test.each([
  [0.05, '5'],
  [0.07, '7'],
  [0.025, '2.5'],
  [0.001, '0.1'],
  [0.004, '0.4'],
  [0.5, '50'],
])('of a hundred companies a rate of %d is %s', (rate, count) => {
  expect(usualCount(rate)).toBe(count)
})
