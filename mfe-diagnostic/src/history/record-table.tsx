import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'
import { DiscardRow } from './discard-row.tsx'
import styles from './history.module.css'
import { RecordRow } from './record-row.tsx'
import { historyTexts } from './texts.ts'

export type Opening = {
  /** Whether opening it would discard figures that are stored nowhere else. */
  wouldDiscard: (record: DiagnosticRecord) => boolean
  onOpen: (record: DiagnosticRecord) => void
}

/** The diagnostics as rows, newest first. Opening one asks first if that would discard figures. */
export function RecordTable({
  records,
  wouldDiscard,
  onOpen,
}: { records: readonly DiagnosticRecord[] } & Opening) {
  const [asked, setAsked] = useState<string>()

  function open(record: DiagnosticRecord) {
    setAsked(undefined)
    onOpen(record)
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {historyTexts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {records.map((record) => (
        <tbody key={record.id}>
          <RecordRow
            record={record}
            onOpen={() => (wouldDiscard(record) ? setAsked(record.id) : open(record))}
          />
          {asked === record.id && (
            <DiscardRow onConfirm={() => open(record)} onCancel={() => setAsked(undefined)} />
          )}
        </tbody>
      ))}
    </table>
  )
}
