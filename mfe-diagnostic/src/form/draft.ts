import { type AmountField, amountFields, Figures } from '@semaforo/contracts'
import { numberIn } from './amount-text.ts'

/** The contents of the form: plain amounts as texts, and the months of the period. */
export type Draft = { amounts: { [Field in AmountField]?: string }; months: number }

export const emptyDraft: Draft = { amounts: {}, months: 12 }

/** Validates a draft with the schema of the call: its figures, or the errors by field. */
export type Checked = { figures?: Figures; errors: { [Field in keyof Figures]?: string } }

export function checkDraft({ amounts, months }: Draft): Checked {
  const numbers = amountFields.map((field) => [field, numberIn(amounts[field] ?? '')] as const)
  const { data, error } = Figures.safeParse({ ...Object.fromEntries(numbers), periodo_meses: months })
  if (data) return { figures: data, errors: {} }
  // Reversed, because the last entry of a key wins: the first error of a field has to stay.
  const issues = error.issues.toReversed().map(({ path, message }) => [path[0], message] as const)
  return { errors: Object.fromEntries(issues) }
}

/** The draft with these figures typed in. */
export const draftOf = (figures: Figures): Draft => ({
  amounts: Object.fromEntries(amountFields.map((field) => [field, figures[field].toFixed(2)])),
  months: figures.periodo_meses,
})

export const isEmpty = ({ amounts }: Draft) => Object.values(amounts).every((plain) => plain === '')
