import { Container, ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import styles from './page.module.css'
import { texts } from './texts.ts'

/** In the place of a page whose content is pending or failed to load. */
export function Unread(props: { label: string; failed: boolean; retrying: boolean; onRetry: () => void }) {
  const { label, failed, retrying, onRetry } = props
  return (
    <Container className={styles.page}>
      {failed ? (
        <ErrorState
          level={1}
          title={texts.failed}
          description={texts.failedHint}
          retrying={retrying}
          onRetry={onRetry}
        />
      ) : (
        <SkeletonGroup label={label} className={styles.pending}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" className={styles.pendingBlock} />
        </SkeletonGroup>
      )}
    </Container>
  )
}
