import type { Notice as NoticeOfUi } from '@semaforo/ui'
import { texts } from '../../texts.ts'

/**
 * Says that there is no connection, beside what is on the page.
 * @param Notice handed over: an import would cut it off from the shell's first script
 */
export function OfflineBar({ Notice }: { Notice: typeof NoticeOfUi }) {
  return (
    <div className="offline-bar">
      <Notice tone="warning" role="status">
        {texts.offline}
      </Notice>
    </div>
  )
}
