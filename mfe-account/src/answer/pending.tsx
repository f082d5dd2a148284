import { Skeleton, SkeletonGroup } from '@semaforo/ui'
import styles from './pending.module.css'

type Props = { label: string; className: string | undefined; count?: 1 | 2 | 3 | 4 }

/** A placeholder in the layout of the content that is loading. */
export function Pending({ label, className, count = 4 }: Props) {
  return (
    <SkeletonGroup label={label} className={className}>
      {['a', 'b', 'c', 'd'].slice(0, count).map((key) => (
        <Skeleton key={key} shape="block" className={styles.shape} />
      ))}
    </SkeletonGroup>
  )
}
