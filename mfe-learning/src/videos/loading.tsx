import { Skeleton, SkeletonGroup } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './videos.module.css'

/** A placeholder for a page of videos. */
export function Loading() {
  return (
    <SkeletonGroup label={texts.videos.loading} className={styles.grid}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.pending} />
      ))}
    </SkeletonGroup>
  )
}
