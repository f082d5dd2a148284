import { completedAmount, shownAmount } from '../src/form/amount-text.ts'
import { editAmount } from '../src/form/edit-amount.ts'

const shown = (typed: string) => shownAmount(typed).replace('\u00a0', ' ')

test.each([
  ['', ''],
  ['1', '$ 1'],
  ['1234567.8', '$ 1,234,567.8'],
  ['-1234', '-$ 1,234'],
  ['0.', '$ 0.'],
  ['150.000', '$ 150.000'],
  ['150 mil', '$ 150 mil'],
  ['(80)', '(80)'],
])('%j is displayed as %j', (typed, text) => {
  expect(shown(typed)).toBe(text)
})

test.each([
  ['1500', '1500.00'],
  ['1500.5', '1500.50'],
  ['', ''],
  [' ', ''],
  ['150.000,50', '150000.50'],
  ['150 mil', '150000.00'],
  ['150.000', '150.000'],
  ['150,000 140,000', '150,000 140,000'],
  ['1e5', '1e5'],
  ['9'.repeat(18), '9'.repeat(18)],
])('after blur %j is %j', (typed, completed) => {
  expect(completedAmount(typed)).toBe(completed)
})

test('what an amount was completed to is read as the same amount', () => {
  expect(completedAmount(completedAmount('1.234.567,89'))).toBe('1234567.89')
})

/** Presses keys one after the other, as a person at the end of the field. */
function typing(keys: string, before = ''): string {
  let typed = before
  for (const key of keys) {
    const text = shownAmount(typed) + key
    typed = editAmount(typed, text, text.length, 'insertText').typed
  }
  return typed
}

test.each([
  ['1234567.8', '1234567.8'],
  ['150.000,50', '150.000,50'],
  ['150000,5', '150000,5'],
  ['1,500,000', '1,500,000'],
  ['1 500 000', '1 500 000'],
  ['150 mil', '150 mil'],
  ['150,000 140,000', '150,000 140,000'],
  ['$1,500.00', '1500.00'],
  ['1.234.567,89', '1.234.567,89'],
  ['1e5', '1e5'],
  ['(150000)', '(150000)'],
  ['007', '7'],
  ['１５０', '１５０'],
])('%j typed key by key is kept as %j', (keys, typed) => {
  expect(typing(keys)).toBe(typed)
})

test('a digit after a comma that was typed where the display sets one is grouped anew', () => {
  expect(typing('1,5000')).toBe('15000')
})

/** Types, deletes or inserts at `|`, and marks the resulting caret with `|`. */
function after(marked: string, inputType?: string, before = ''): string {
  const { typed, caret } = editAmount(before, marked.replace('|', ''), marked.indexOf('|'), inputType)
  return `${shown(typed).slice(0, caret)}|${shown(typed).slice(caret)}`
}

const nbsp = (text: string) => text.replace('$ ', '$\u00a0')

test.each([
  ['', '1|', '$ 1|'],
  ['123', '$ 1234|', '$ 1,234|'],
  ['1234', '$ 19|,234', '$ 19|,234'],
  ['1234', '$ 1,99|234', '$ 199|,234'],
  ['1234.', '$ 1,234.5|', '$ 1,234.5|'],
  ['1234', '9|$ 1,234', '$ 9|1,234'],
  ['1234567', '$ 1|,567', '$ 1|,567'],
  ['1500', '$ 1,5| mil00', '$ 15| mil00'],
  ['150000', '$ 150,000 140,000|', '$ 150000 140,000|'],
  ['150 mi', '$ 150 mil|', '$ 150 mil|'],
  ['150 mil', '$ 150| mil', '$ 150| mil'],
])('%j edited to %j is displayed as %j', (before, edited, text) => {
  expect(after(nbsp(edited), 'insertText', before)).toBe(text)
})

test('deleting a comma deletes the digit beyond it', () => {
  expect(after(nbsp('$ 1|234'), 'deleteContentBackward', '1234')).toBe('$ |234')
  expect(after(nbsp('$ 1|234'), 'deleteContentForward', '1234')).toBe('$ 1|34')
})

test('deleting a sign that the person typed deletes it alone', () => {
  expect(after(nbsp('$ 150|000'), 'deleteContentBackward', '150.000')).toBe('$ 150|,000')
})
