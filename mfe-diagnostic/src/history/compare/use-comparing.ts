import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'

export type Comparing = ReturnType<typeof useComparing>

/** Which two diagnostics are compared: one, and then the other. */
export function useComparing(records: readonly DiagnosticRecord[]) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  // As they are now, newest first: one that was deleted since is not among them.
  const found = records.filter(({ id }) => chosen.includes(id))
  const [after, before] = found.length === chosen.length ? found : []
  return {
    isPossible: records.length > 1,
    /** The one that waits for the other. */
    first: before ? undefined : after,
    pair: before && after && { before, after },
    begin: ({ id }: DiagnosticRecord) => setChosen([id]),
    choose: ({ id }: DiagnosticRecord) => setChosen([...chosen, id]),
    end: () => setChosen([]),
  }
}
