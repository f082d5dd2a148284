import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'
import { texts } from '../texts.ts'
import styles from './history.module.css'
import { LosingRow } from './losing-row.tsx'
import { RecordRow } from './record-row.tsx'

export type Opening = {
  /** Whether opening it would discard figures that are stored nowhere else. */
  wouldLose: (record: DiagnosticRecord) => boolean
  onOpen: (record: DiagnosticRecord) => void
}

/** The diagnostics as rows, newest first. Opening one asks first if that would discard figures. */
export function RecordTable({
  records,
  wouldLose,
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
          {texts.history.columns.map((column) => (
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
            onOpen={() => (wouldLose(record) ? setAsked(record.id) : open(record))}
          />
          {asked === record.id && (
            <LosingRow onConfirm={() => open(record)} onCancel={() => setAsked(undefined)} />
          )}
        </tbody>
      ))}
    </table>
  )
}
