import type { DiagnosticRecord } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import { Skeleton } from '@semaforo/ui'
import { useComparing } from './compare/use-comparing.ts'
import { Export } from './export/export.tsx'
import styles from './history.module.css'
import { RecordTable } from './record-table.tsx'
import type { Choosing } from './use-choosing.ts'

const Compare = lazyPart(() => import(/* webpackChunkName: "later-compare" */ './compare/compare.tsx'), {
  fallback: <Skeleton shape="block" className={styles.awaited} />,
})

type Props = {
  records: readonly DiagnosticRecord[]
  choosing: Choosing
  onDelete: (record: DiagnosticRecord) => void
}

/** The diagnostics as rows, with what is done with one, with two and with all of them. */
export default function Records({ records, choosing, onDelete }: Props) {
  const comparing = useComparing(records)
  const { pair } = comparing
  return (
    <>
      <RecordTable records={records} choosing={choosing} comparing={comparing} onDelete={onDelete} />
      {pair && <Compare key={pair.before.id + pair.after.id} {...pair} onClose={comparing.end} />}
      <div className={styles.choice}>
        <Export />
      </div>
    </>
  )
}
