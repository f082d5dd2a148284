import { pastedAmounts } from '../src/form/pasted-amounts.ts'

test.each([
  ['$1,234,567.89', '1234567.89'],
  ['MXN 80', '80'],
  ['1.234.567,89', '1234567.89'],
  ['150,5', '150.5'],
  ['150,000', '150000'],
  ['1.234.567', '1234567'],
  ['(1,200.00)', '-1200.00'],
  ['−5', '-5'],
  ['12.3456', '12.35'],
])('%j is read as %s', (text, plain) => {
  expect(pastedAmounts(text)).toEqual([plain])
})

test('a column is read top down, without labels and blank lines', () => {
  expect(pastedAmounts('Activos\t$ 150,000.00\r\nPasivos 2025\t80,000\r\n\r\nTotal\t400000\r\n')).toEqual([
    '150000.00',
    '80000',
    '400000',
  ])
})

test('a row is read from left to right', () => {
  expect(pastedAmounts('1\t2.5\t3,000')).toEqual(['1', '2.5', '3000'])
})

test('text without digits holds no amount', () => {
  expect(pastedAmounts('diez mil')).toEqual([])
})
