import { spokenAmount } from '../src/form/spoken-amount.ts'

test.each([
  [0, '0'],
  [150, '150'],
  [1.5, '1.50'],
  [1500, '1 mil 500'],
  [150_000, '150 mil'],
  [12_345.67, '12 mil 345.67'],
  [1_000_000, '1 millón'],
  [1_500_000, '1 millón 500 mil'],
  [1_500_000_000, '1500 millones'],
  [-150, 'menos 150'],
])('%d is said «%s»', (amount, words) => {
  expect(spokenAmount(amount)).toBe(words)
})
