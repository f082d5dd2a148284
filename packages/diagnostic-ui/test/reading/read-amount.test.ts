import { readAmount } from '../../src/form/reading/read-amount.ts'
import { asked, refused, understood } from './written-forms.ts'

const single = understood.flatMap(([amount, ...forms]) => forms.map((form) => [form, amount] as const))
const twofold = asked.flatMap(([larger, smaller, ...forms]) =>
  forms.map((form) => [form, larger, smaller] as const),
)
const none = Object.entries(refused).flatMap(([why, forms]) => forms.map((form) => [form, why] as const))
const each = (form: string) => JSON.stringify(form).slice(0, 40)

test('the forms are at least 200, each once', () => {
  const forms = [...single, ...twofold, ...none].map(([form]) => form)
  expect(new Set(forms).size).toBe(forms.length)
  expect(forms.length).toBeGreaterThanOrEqual(200)
})

test.each(single.map(([form, amount]) => [each(form), form, amount] as const))(
  '%s is understood',
  (_, form, amount) => {
    expect(readAmount(form)).toEqual({ kind: 'amount', amount })
  },
)

test.each(twofold.map((row) => [each(row[0]), ...row] as const))(
  '%s is asked about',
  (_, form, larger, smaller) => {
    expect(readAmount(form)).toEqual({ kind: 'question', amounts: [larger, smaller] })
  },
)

test.each(none.map(([form, why]) => [each(form), form, why] as const))('%s is refused', (_, form, why) => {
  expect(readAmount(form)).toEqual({ kind: 'refused', why })
})

test.each(['', ' ', '\u00a0', '$', ' $ '])('%j is an empty field', (form) => {
  expect(readAmount(form)).toEqual({ kind: 'empty' })
})
