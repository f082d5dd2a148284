import type { DiagnosticRecord } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import { Skeleton } from '@semaforo/ui'
import { useState } from 'react'
import { type Asked, BusinessDialog, placesFor } from '../businesses/business-dialog.tsx'
import { BusinessMenu } from '../businesses/business-menu.tsx'
import type { Businesses } from '../businesses/use-businesses.ts'
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
  businesses: Businesses
  choosing: Choosing
  onDelete: (record: DiagnosticRecord) => void
}

/** The diagnostics as rows, with what is done with one, with two and with all of them. */
export default function Records({ records, businesses, choosing, onDelete }: Props) {
  const comparing = useComparing(records)
  const { pair } = comparing
  const [asked, ask] = useState<Asked>()
  const isMovable = placesFor(businesses).length > 0
  return (
    <>
      <RecordTable
        records={records}
        choosing={choosing}
        comparing={comparing}
        onMove={isMovable ? (record) => ask({ what: 'move', record }) : undefined}
        onDelete={onDelete}
      />
      {pair && <Compare key={pair.before.id + pair.after.id} {...pair} onClose={comparing.end} />}
      <div className={styles.choice}>
        <Export business={businesses.shown === undefined ? undefined : businesses.current} />
        {businesses.all.length === 1 && <BusinessMenu businesses={businesses} />}
      </div>
      {asked && <BusinessDialog asked={asked} businesses={businesses} onClose={() => ask(undefined)} />}
    </>
  )
}
