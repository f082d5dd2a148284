import type { DiagnosticRecord } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import { Button, Card, classNames, ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { useRef, useState } from 'react'
import type { Businesses } from '../businesses/use-businesses.ts'
import { DeletedLine } from './deleted-line.tsx'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'
import { WaitingList } from './outbox/waiting-list.tsx'
import { RowsFold } from './rows-fold.tsx'
import { Trend } from './trend.tsx'
import { type Opening, useChoosing } from './use-choosing.ts'
import { useDeleting } from './use-deleting.ts'
import { useHistory } from './use-history.ts'

const awaited = (
  <SkeletonGroup label={historyTexts.loading}>
    <Skeleton shape="block" className={styles.awaited} />
  </SkeletonGroup>
)

const Records = lazyPart(() => import(/* webpackChunkName: "later-records" */ './records.tsx'), {
  fallback: awaited,
})

// Without it the menu leads to the same businesses.
const BusinessTable = lazyPart(
  () => import(/* webpackChunkName: "later-businesses" */ '../businesses/business-table.tsx'),
  { failed: null },
)

type Props = {
  userId: string
  businesses: Businesses
  onDeleted: (record: DiagnosticRecord) => void
} & Opening

/** The user's own diagnostics of a business over time. */
export function History({ userId, businesses, onDeleted, ...opening }: Props) {
  const { query, records } = useHistory(userId, businesses.shown)
  const choosing = useChoosing(opening)
  const deleting = useDeleting(userId, onDeleted)
  const heading = useRef<HTMLHeadingElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  // A row that asks something is seen.
  const isUnfolded = unfolded || choosing.asked !== undefined
  return (
    <section aria-labelledby="historial" className={styles.history}>
      <div>
        <h2 ref={heading} id="historial" tabIndex={-1}>
          {historyTexts.title}
        </h2>
        <p
          className={classNames(styles.soft, styles.unfolded)}
          data-folded={records.length > 1 && !isUnfolded}
        >
          {historyTexts.lead}
        </p>
      </div>
      {businesses.all.length > 2 && <BusinessTable businesses={businesses} />}
      <WaitingList />
      {deleting.deleted && (
        <DeletedLine
          deleted={deleting.deleted}
          onRestore={() => void deleting.restore().then(() => heading.current?.focus())}
        />
      )}
      {query.isPending && awaited}
      {query.isError && (
        <ErrorState
          title={historyTexts.failed}
          description={historyTexts.failedHint}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && records.length === 0 && <p>{historyTexts.empty}</p>}
      {records.length > 0 && (
        <Card padding="large" className={styles.card}>
          <Trend
            records={records}
            hasOlder={query.hasNextPage}
            folded={!isUnfolded}
            onOpen={choosing.choose}
          />
          <RowsFold foldable={records.length > 1} open={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)}>
            <Records
              records={records}
              businesses={businesses}
              choosing={choosing}
              onDelete={(record) => void deleting.remove(record)}
            />
            {query.hasNextPage && (
              <Button
                variant="secondary"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {historyTexts.more}
              </Button>
            )}
          </RowsFold>
        </Card>
      )}
    </section>
  )
}
