import { Page, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './page.module.css'

/** The skeleton of a page whose script or content is still loading. */
export function PageSkeleton({ label = texts.loading }: { label?: string }) {
  return (
    <Page className={styles.page}>
      <SkeletonGroup label={label} className={styles.pending}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" className={styles.pendingBlock} />
      </SkeletonGroup>
    </Page>
  )
}
