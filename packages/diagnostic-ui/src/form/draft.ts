import { type AmountField, amountFields, Figures } from '@semaforo/contracts'
import { plainAmount } from './amount-text.ts'
import { inEachField } from './errors-by-field.ts'
import { type Reading, readAmount } from './reading/read-amount.ts'
import { readingTexts } from './reading.texts.ts'
import { spokenAmount } from './spoken-amount.ts'

/** The contents of the form: amounts as they were typed, and the months of the period. */
export type Draft = { amounts: { [Field in AmountField]?: string }; months: number }

export const emptyDraft: Draft = { amounts: {}, months: 12 }

/** Validates a draft with the schema of the call: its figures, or the errors by field. */
export type Checked = {
  figures?: Figures
  errors: { [Field in keyof Figures]?: string }
  /** The fields whose text is no single amount; their error says so. */
  unread: readonly AmountField[]
  /** The fields that do not fit together. */
  together: readonly (readonly AmountField[])[]
}

export function checkDraft({ amounts, months }: Draft): Checked {
  const readings = amountFields.map((field) => [field, readAmount(amounts[field] ?? '')] as const)
  const numbers = readings.map(([field, reading]) => [field, amountOf(reading)] as const)
  const { data, error } = Figures.safeParse({ ...Object.fromEntries(numbers), periodo_meses: months })
  if (data) return { figures: data, errors: {}, unread: [], together: [] }
  const { errors, together } = inEachField(error.issues)
  const notRead = readings.flatMap(([field, reading]) => {
    const message = unreadMessage(reading)
    return message ? [[field, message] as const] : []
  })
  return {
    errors: { ...errors, ...Object.fromEntries(notRead) },
    unread: notRead.map(([field]) => field),
    together,
  }
}

const amountOf = (reading: Reading) => (reading.kind === 'amount' ? reading.amount : undefined)

function unreadMessage(reading: Reading): string | undefined {
  if (reading.kind === 'refused') return readingTexts.refused[reading.why]
  if (reading.kind !== 'question') return undefined
  const [larger, smaller] = reading.amounts
  return readingTexts.question(spokenAmount(larger), spokenAmount(smaller))
}

/** The draft with these figures typed in. */
export const draftOf = (figures: Figures): Draft => ({
  amounts: Object.fromEntries(amountFields.map((field) => [field, plainAmount(figures[field])])),
  months: figures.periodo_meses,
})

/** Whether every amount has something typed in. */
export const isWhole = ({ amounts }: Draft) => amountFields.every((field) => amounts[field])

export const isEmpty = ({ amounts }: Draft) => Object.values(amounts).every((typed) => typed === '')
