import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { DownPanel } from './down-panel.tsx'
import { LoadingPanel } from './loading-panel.tsx'
import { loadFrontend } from './runtime.ts'

/**
 * A registered frontend as a single-spa application. It always mounts: where its code cannot be
 * loaded or does not start, a panel with a retry stands in its place and everything else goes on.
 */
export function remoteApp(frontend: RegisteredFrontend, section: () => string): Lifecycles {
  let panel: Root | undefined
  let live: Lifecycles | undefined
  let attempts = 0

  const clearPanel = () => {
    panel?.unmount()
    panel = undefined
  }
  const showPanel = (domElement: HTMLElement, content: ReactNode) => {
    panel ??= createRoot(domElement)
    panel.render(content)
  }

  /** What arrives after the page was left, or after another attempt began, is not shown. */
  async function show(domElement: HTMLElement): Promise<void> {
    attempts += 1
    const attempt = attempts
    showPanel(domElement, <LoadingPanel />)
    try {
      const app = await loadFrontend(frontend)
      if (attempt !== attempts) return
      clearPanel()
      await app.bootstrap()
      await app.mount({ domElement })
      live = app
    } catch (error) {
      reportError(error)
      if (attempt !== attempts) return
      const retry = () => void show(domElement)
      showPanel(domElement, <DownPanel section={section()} onRetry={retry} />)
    }
  }

  return {
    async bootstrap() {},
    async mount({ domElement }) {
      await show(domElement)
    },
    async unmount() {
      attempts += 1
      clearPanel()
      await live?.unmount()
      live = undefined
    },
  }
}
