import { completedAmount, numberIn, plainAmount, shownAmount } from '../src/form/amount-text.ts'
import { editAmount } from '../src/form/edit-amount.ts'

const shown = (plain: string) => shownAmount(plain).replace('\u00a0', ' ')

test.each([
  ['', ''],
  ['1', '$ 1'],
  ['1234567.8', '$ 1,234,567.8'],
  ['-1234', '-$ 1,234'],
  ['0.', '$ 0.'],
])('%j is displayed as %j', (plain, text) => {
  expect(shown(plain)).toBe(text)
})

test.each([
  ['$ 1,234,567.89', '1234567.89'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['12.3456', '12.34'],
  ['doce', ''],
])('the text %j is parsed to %j', (text, plain) => {
  expect(plainAmount(text)).toBe(plain)
})

test('after blur an amount gets both decimals, an empty field stays empty', () => {
  expect(['1500', '1500.5', '1500.55', ''].map(completedAmount)).toEqual([
    '1500.00',
    '1500.50',
    '1500.55',
    '',
  ])
})

test('an empty amount and a lone sign are not a number', () => {
  expect(numberIn('')).toBeUndefined()
  expect(numberIn('-')).toBeNaN()
  expect(numberIn('-5')).toBe(-5)
})

/** Types, deletes or inserts at `|`, and marks the resulting caret with `|`. */
function after(marked: string, inputType?: string, before = plainAmount(marked)): string {
  const { plain, caret } = editAmount(before, marked.replace('|', ''), marked.indexOf('|'), inputType)
  return `${shown(plain).slice(0, caret)}|${shown(plain).slice(caret)}`
}

test.each([
  ['1|', '$ 1|'],
  ['$ 1234|', '$ 1,234|'],
  ['$ 19|,234', '$ 19|,234'],
  ['$ 1,99|234', '$ 199|,234'],
  ['$ 1,234.5|', '$ 1,234.5|'],
  ['9|$ 1,234', '$ 9|1,234'],
])('after typing %j the field shows %j', (typed, text) => {
  expect(after(typed, 'insertText', '')).toBe(text)
})

test('deleting a comma deletes the digit beyond it', () => {
  expect(after('$ 1|234', 'deleteContentBackward', '1234')).toBe('$ |234')
  expect(after('$ 1|234', 'deleteContentForward', '1234')).toBe('$ 1|34')
})
