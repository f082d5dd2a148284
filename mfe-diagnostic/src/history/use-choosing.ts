import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'

export type Opening = {
  /** Whether opening it would discard figures that are stored nowhere else. */
  wouldDiscard: (record: DiagnosticRecord) => boolean
  onOpen: (record: DiagnosticRecord) => void
}

export type Choosing = ReturnType<typeof useChoosing>

/** Which diagnostic is to be opened, and the id of the one whose row asks first. */
export function useChoosing({ wouldDiscard, onOpen }: Opening) {
  const [asked, ask] = useState<string>()

  function open(record: DiagnosticRecord) {
    ask(undefined)
    onOpen(record)
  }

  return {
    asked,
    ask,
    open,
    choose: (record: DiagnosticRecord) => (wouldDiscard(record) ? ask(record.id) : open(record)),
  }
}
