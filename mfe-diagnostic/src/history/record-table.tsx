import type { DiagnosticRecord } from '@semaforo/contracts'
import { day } from '@semaforo/diagnostic-ui'
import type { Comparing } from './compare/use-comparing.ts'
import { ConfirmRow } from './confirm-row.tsx'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'
import { RecordRow } from './record-row.tsx'
import type { Choosing } from './use-choosing.ts'
import { useWhy } from './use-why.ts'

type Props = {
  records: readonly DiagnosticRecord[]
  choosing: Choosing
  comparing: Comparing
  /** Undefined where there is no business to move it to. */
  onMove: ((record: DiagnosticRecord) => void) | undefined
  onDelete: (record: DiagnosticRecord) => void
}

/** The diagnostics as rows, newest first. Opening one asks first if that would discard figures. */
export function RecordTable({ records, choosing, comparing, onMove, onDelete }: Props) {
  const { asked, ask, choose, open } = choosing
  const why = useWhy()
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
      {records.map((record, i) => {
        const before = records[i + 1]
        return (
          <tbody key={record.id}>
            <RecordRow
              record={record}
              why={before && why(before, record)}
              comparing={comparing}
              onOpen={() => choose(record)}
              onMove={onMove && (() => onMove(record))}
              onDelete={() => onDelete(record)}
            />
            {asked === record.id && (
              <ConfirmRow
                question={historyTexts.discard}
                confirm={historyTexts.openAnyway}
                onConfirm={() => open(record)}
                onCancel={() => ask(undefined)}
              />
            )}
            {comparing.first === record && (
              <ConfirmRow
                question={historyTexts.compare.choose(day(record.saved_at))}
                onCancel={comparing.end}
              />
            )}
          </tbody>
        )
      })}
    </table>
  )
}
