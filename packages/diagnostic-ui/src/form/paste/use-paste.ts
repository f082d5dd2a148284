import type { AmountField } from '@semaforo/contracts'
import { useState } from 'react'
import type { Draft } from '../draft.ts'
import { type Paste, pastedIn } from './paste.ts'

/** Most people type their figures: what reads a sheet of them comes with the first paste. */
export const loadPaste = () => import(/* webpackChunkName: "later-paste" */ './paste-panel.tsx')

type LaterPaste = Awaited<ReturnType<typeof loadPaste>>

/**
 * Pastes of several cells into a draft.
 * @param keep stores the draft; `filled` are the fields that the paste changed
 */
export function usePaste(draft: Draft, keep: (draft: Draft, filled: readonly AmountField[]) => void) {
  const [paste, setPaste] = useState<Paste>()
  const [later, setLater] = useState<LaterPaste>()

  /** @returns whether the paste is handled here; a single amount is left to the field */
  function accept(from: AmountField, data: DataTransfer): boolean {
    const pasted = pastedIn(data)
    if (!pasted) return false
    const show = (loaded: LaterPaste) => {
      setLater(loaded)
      const read = loaded.readPaste(pasted, from)
      setPaste(
        typeof read === 'string'
          ? { from, step: 'failed', problem: read }
          : { from, step: 'shown', placement: read },
      )
    }
    loadPaste().then(show, () => setPaste({ from, step: 'unavailable' }))
    return true
  }

  return {
    paste,
    Panel: later?.PastePanel,
    accept,
    dismiss: () => setPaste(undefined),
    take() {
      if (paste?.step !== 'shown') return
      const filled = paste.placement.places.filter(({ typed }) => typed !== '')
      const amounts = Object.fromEntries(filled.map(({ field, typed }) => [field, typed]))
      setPaste({ from: paste.from, step: 'taken', count: filled.length, before: draft.amounts })
      keep(
        { ...draft, amounts: { ...draft.amounts, ...amounts } },
        filled.map(({ field }) => field),
      )
    },
    undo() {
      if (paste?.step !== 'taken') return
      // The period may have been chosen since.
      keep({ ...draft, amounts: paste.before }, [])
      setPaste(undefined)
    },
  }
}
