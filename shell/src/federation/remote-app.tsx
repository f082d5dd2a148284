import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { createRoot, type Root } from 'react-dom/client'
import { DownPanel } from './down-panel.tsx'
import { LoadingPanel } from './loading-panel.tsx'
import { loadFrontend } from './runtime.ts'

/**
 * A registered frontend as a single-spa application. It always mounts: where its code cannot be
 * loaded, a panel with a retry stands in its place and everything else goes on.
 */
export function remoteApp(frontend: RegisteredFrontend, section: () => string): Lifecycles {
  let panel: Root | undefined
  let live: Lifecycles | undefined
  let mounted = false

  const clearPanel = () => {
    panel?.unmount()
    panel = undefined
  }

  async function show(domElement: HTMLElement): Promise<void> {
    panel ??= createRoot(domElement)
    panel.render(<LoadingPanel />)
    try {
      const app = await loadFrontend(frontend)
      if (!mounted) return
      clearPanel()
      await app.bootstrap()
      await app.mount({ domElement })
      live = app
    } catch (error) {
      reportError(error)
      const retry = () => void show(domElement)
      panel?.render(<DownPanel section={section()} onRetry={retry} />)
    }
  }

  return {
    async bootstrap() {},
    async mount({ domElement }) {
      mounted = true
      await show(domElement)
    },
    async unmount() {
      mounted = false
      clearPanel()
      await live?.unmount()
      live = undefined
    },
  }
}
