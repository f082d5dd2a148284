import type { AmountField } from '@semaforo/contracts'
import type { Pasted } from './pasted.ts'
import { isAmount, type PasteProblem, pastedRows } from './pasted-rows.ts'
import { type Placement, placement } from './placement.ts'

/** What a paste into a field would fill in, or the problem with it. */
export function readPaste({ kind, text }: Pasted, from: AmountField): Placement | PasteProblem {
  if (kind !== 'cells') return kind
  const rows = pastedRows(text)
  if (typeof rows === 'string') return rows
  return rows.flat().some(isAmount) ? placement(rows, from) : 'noAmounts'
}
