import { type AmountField, amountFields, Figures } from '@semaforo/contracts'
import { personalKey, stored, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { numberIn } from './amount-text.ts'

/** What the form holds: plain amounts as texts, and the months of the period. */
export type Draft = { amounts: { [Field in AmountField]?: string }; months: number }

export const emptyDraft: Draft = { amounts: {}, months: 12 }

const Drafts = z.record(
  z.string(),
  z.object({ amounts: z.partialRecord(z.enum(amountFields), z.string()), months: z.int() }),
)

/** What each person at this browser has typed, by user id: a reload loses nothing, the end of the session all. */
const drafts = stored<Record<string, Draft>>(
  `${personalKey}diagnostic-drafts`,
  (json) => Drafts.safeParse(json).data,
  {},
)

export function useDraft(userId: string): [draft: Draft, keep: (draft: Draft) => void] {
  const draft = useStored(drafts)[userId] ?? emptyDraft
  return [draft, (next) => drafts.write({ ...drafts.read(), [userId]: next })]
}

/** What the schema of the call says of a draft: its figures, or what is wrong with each field. */
export type Checked = { figures?: Figures; errors: { [Field in keyof Figures]?: string } }

export function checkDraft({ amounts, months }: Draft): Checked {
  const numbers = amountFields.map((field) => [field, numberIn(amounts[field] ?? '')] as const)
  const { data, error } = Figures.safeParse({ ...Object.fromEntries(numbers), periodo_meses: months })
  if (data) return { figures: data, errors: {} }
  // Read backwards, so that the first reason for a field is the one that stays.
  const issues = error.issues.toReversed().map(({ path, message }) => [path[0], message] as const)
  return { errors: Object.fromEntries(issues) }
}

/** What the form holds once these figures are typed. */
export const draftOf = (figures: Figures): Draft => ({
  amounts: Object.fromEntries(amountFields.map((field) => [field, figures[field].toFixed(2)])),
  months: figures.periodo_meses,
})

export const isEmpty = ({ amounts }: Draft) => Object.values(amounts).every((plain) => plain === '')
