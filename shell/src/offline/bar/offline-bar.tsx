import type { Notice as NoticeOfUi } from '@semaforo/ui'
import { texts } from '../../texts.ts'
import styles from './offline-bar.module.css'

/**
 * Says that there is no connection, beside what is on the page.
 * @param Notice handed over: an import would cut it off from the shell's first script
 */
export function OfflineBar({ Notice }: { Notice: typeof NoticeOfUi }) {
  return (
    <div className={styles.bar}>
      <Notice tone="warning" role="status" className={styles.notice}>
        {texts.offline}
      </Notice>
    </div>
  )
}
