import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'

export type Opening = {
  /** Whether opening it would discard figures that are stored nowhere else. */
  wouldDiscard: (record: DiagnosticRecord) => boolean
  onOpen: (record: DiagnosticRecord) => void
}

/** What a row asks before it does it. */
type Asked = { id: string; about: 'discard' | 'withdraw' }

export type Choosing = ReturnType<typeof useChoosing>

/** Which diagnostic is to be opened, and what its row asks before. */
export function useChoosing({ wouldDiscard, onOpen }: Opening) {
  const [asked, ask] = useState<Asked>()

  function open(record: DiagnosticRecord) {
    ask(undefined)
    onOpen(record)
  }

  return {
    asked,
    ask,
    open,
    choose: (record: DiagnosticRecord) =>
      wouldDiscard(record) ? ask({ id: record.id, about: 'discard' }) : open(record),
  }
}
