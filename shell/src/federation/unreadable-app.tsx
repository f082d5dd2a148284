import type { Lifecycles } from '@semaforo/frontend-kit'
import { DownPanel } from './down-panel.tsx'
import { openPanel, type Panel } from './panel.tsx'

/** What stands at the paths of records that cannot be read: a retry opens the page anew, registry included. */
export function unreadableApp(section: () => string): Lifecycles {
  let panel: Panel | undefined
  return {
    async bootstrap() {},
    async mount({ domElement }) {
      panel = openPanel(domElement)
      panel.show(<DownPanel section={section()} onRetry={() => location.reload()} />)
    },
    async unmount() {
      panel?.close()
    },
  }
}
