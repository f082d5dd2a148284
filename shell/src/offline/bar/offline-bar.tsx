import { Notice } from '@semaforo/ui'
import { texts } from '../../texts.ts'
import styles from './offline-bar.module.css'

/** Says that there is no connection, beside what is on the page. */
export function OfflineBar() {
  return (
    <div className={styles.bar}>
      <Notice tone="warning" role="status" className={styles.notice}>
        {texts.offline}
      </Notice>
    </div>
  )
}
