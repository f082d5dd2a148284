import type { AmountField } from '@semaforo/contracts'
import type { Draft } from '../draft.ts'

/** A paste into a field: shown before it is taken, then to be undone; or a problem with it. */
export type Paste = { from: AmountField } & (
  | { step: 'shown'; placement: Placement }
  | { step: 'taken'; count: number; before: Draft['amounts'] }
  | { step: 'failed'; problem: PasteProblem }
  | { step: 'unavailable' }
)

/** What goes where. An empty text leaves its field as it is. */
export type Placement = {
  places: readonly { field: AmountField; typed: string }[]
  /** The rows with an amount for which there is no field. */
  left: readonly string[]
}

/** Why a pasted text has no figures. */
export type PasteProblem = 'picture' | 'html' | 'tooMuch' | 'noAmounts'

/** What was pasted, other than a single amount. */
export type Pasted = { kind: 'cells' | 'picture' | 'html'; text: string }

/** An amount is shorter than this. */
const longestAmount = 200

/** What a clipboard holds; undefined if it is nothing, or a text for the field alone. */
export function pastedIn(data: DataTransfer): Pasted | undefined {
  const text = data.getData('text')
  if (text.trim() === '') {
    if (data.files.length > 0) return { kind: 'picture', text }
    return data.types.includes('text/html') ? { kind: 'html', text } : undefined
  }
  const isSheet = text.length > longestAmount || /[\t\n<]/.test(text.replace(/(?<![\r\n])[\r\n]+$/, ''))
  return isSheet ? { kind: 'cells', text } : undefined
}
