import { Button, Card, ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { WaitingList } from '../outbox/waiting-list.tsx'
import styles from './history.module.css'
import { type Opening, RecordTable } from './record-table.tsx'
import { historyTexts } from './texts.ts'
import { Trend } from './trend.tsx'
import { useHistory } from './use-history.ts'

/** The user's own diagnostics over time. */
export function History({ userId, ...opening }: { userId: string } & Opening) {
  const { query, records } = useHistory(userId)
  return (
    <section aria-labelledby="historial" className={styles.history}>
      <div>
        <h2 id="historial">{historyTexts.title}</h2>
        <p className={styles.soft}>{historyTexts.lead}</p>
      </div>
      <WaitingList userId={userId} />
      {query.isPending && (
        <SkeletonGroup label={historyTexts.loading}>
          <Skeleton shape="block" className={styles.awaited} />
        </SkeletonGroup>
      )}
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
          <Trend records={records} />
          <RecordTable records={records} {...opening} />
          {query.hasNextPage && (
            <Button
              variant="secondary"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {historyTexts.more}
            </Button>
          )}
        </Card>
      )}
    </section>
  )
}
