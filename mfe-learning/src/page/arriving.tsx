import { Container, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './page.module.css'

/** In the place of a page that is not there yet. */
export function Arriving({ label = texts.loading }: { label?: string }) {
  return (
    <Container className={styles.page}>
      <SkeletonGroup label={label} className={styles.pending}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" className={styles.pendingBlock} />
      </SkeletonGroup>
    </Container>
  )
}
