import type { Lifecycles } from '@semaforo/frontend-kit'
import { DownPanel } from './down-panel.tsx'
import { openPanel, type Panel } from './panel.tsx'

/** Shown at the paths of invalid registry records: a retry reloads the page with its registry. */
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
