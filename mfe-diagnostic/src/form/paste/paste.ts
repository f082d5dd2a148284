import type { AmountField } from '@semaforo/contracts'
import type { Draft } from '../draft.ts'
import type { PasteProblem } from './pasted-rows.ts'
import type { Placement } from './placement.ts'

/** A paste into a field: shown before it is taken, then to be undone; or a problem with it. */
export type Paste = { from: AmountField } & (
  | { step: 'shown'; placement: Placement }
  | { step: 'taken'; count: number; before: Draft['amounts'] }
  | { step: 'failed'; problem: PasteProblem }
  | { step: 'unavailable' }
)
