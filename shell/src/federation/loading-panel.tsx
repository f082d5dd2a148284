import { Container, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { texts } from '../shell.texts.ts'
import styles from './loading-panel.module.css'

/** A placeholder in the shape of a page while its frontend loads. */
export function LoadingPanel() {
  return (
    <Container>
      <SkeletonGroup label={texts.loading} className={styles.page}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" className={styles.block} />
      </SkeletonGroup>
    </Container>
  )
}
