import type { DiagnosticRecord } from '@semaforo/contracts'
import { useState } from 'react'
import { ConfirmRow } from './confirm-row.tsx'
import styles from './history.module.css'
import { RecordRow } from './record-row.tsx'
import { historyTexts } from './texts.ts'
import { WithdrawRow } from './withdraw-row.tsx'

export type Opening = {
  /** Whether opening it would discard figures that are stored nowhere else. */
  wouldDiscard: (record: DiagnosticRecord) => boolean
  onOpen: (record: DiagnosticRecord) => void
}

/** What a row asks before it does it. */
type Asked = { id: string; about: 'discard' | 'withdraw' }

/** The diagnostics as rows, newest first. Opening one asks first if that would discard figures. */
export function RecordTable({
  records,
  wouldDiscard,
  onOpen,
}: { records: readonly DiagnosticRecord[] } & Opening) {
  const [asked, setAsked] = useState<Asked>()

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
            onOpen={() =>
              wouldDiscard(record) ? setAsked({ id: record.id, about: 'discard' }) : open(record)
            }
            onWithdraw={() => setAsked({ id: record.id, about: 'withdraw' })}
          />
          {asked?.id === record.id && asked.about === 'discard' && (
            <ConfirmRow
              question={historyTexts.discard}
              confirm={historyTexts.openAnyway}
              onConfirm={() => open(record)}
              onCancel={() => setAsked(undefined)}
            />
          )}
          {asked?.id === record.id && asked.about === 'withdraw' && (
            <WithdrawRow record={record} onClose={() => setAsked(undefined)} />
          )}
        </tbody>
      ))}
    </table>
  )
}
