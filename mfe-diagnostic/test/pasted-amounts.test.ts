import { pastedAmounts } from '../src/form/pasted-amounts.ts'

test.each([
  ['$1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  ['12.3456', '12.35'],
  ['150.000', '150.000'],
  ['(1,200.00)', '(1,200.00)'],
])('%j is pasted as %s', (text, typed) => {
  expect(pastedAmounts(text)).toEqual([typed])
})

test('a column is read top down, without labels and blank lines', () => {
  expect(pastedAmounts('Activos\t$ 150,000.00\r\nPasivos 2025\t80,000\r\n\r\nTotal\t400000\r\n')).toEqual([
    '150000.00',
    '80000.00',
    '400000.00',
  ])
})

test('a row is read from left to right', () => {
  expect(pastedAmounts('1\t2.5\t3,000')).toEqual(['1.00', '2.50', '3000.00'])
})

test('text without digits holds no amount', () => {
  expect(pastedAmounts('diez mil')).toEqual([])
})
