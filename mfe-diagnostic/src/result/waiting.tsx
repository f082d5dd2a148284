import { ChartColumn, EmptyState } from '@semaforo/ui'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import styles from './waiting.module.css'

/** The place of a result that there is not yet. */
export function Waiting() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={pageTexts.result.waiting}
      description={pageTexts.result.waitingHint}
      className={styles.waiting}
    />
  )
}
