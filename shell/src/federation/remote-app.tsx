import type { RegisteredFrontend } from '@semaforo/contracts'
import type { Lifecycles } from '@semaforo/frontend-kit'
import { type Attempt, attempt } from './attempt.ts'
import { DownPanel } from './down-panel.tsx'
import { LoadingPanel } from './loading-panel.tsx'
import { openPanel, type Panel } from './panel.tsx'
import { startOnce } from './runtime.ts'

/**
 * A registered frontend as a single-spa application. single-spa blocks navigation while a lifecycle is pending,
 * so these resolve at once and the frontend loads, mounts and unmounts in the background. If it fails to start,
 * a panel with a retry replaces it and the rest of the page goes on.
 */
export function remoteApp(frontend: RegisteredFrontend, section: () => string): Lifecycles {
  const start = startOnce(frontend)
  let previous: Promise<unknown> = Promise.resolve()
  let panel: Panel | undefined
  let current: Attempt | undefined

  const leave = () => {
    previous = current?.leave().catch(reportError) ?? previous
    current = undefined
  }

  async function show(domElement: HTMLElement): Promise<void> {
    panel?.show(<LoadingPanel />)
    const mine = attempt(start, previous, domElement)
    current = mine
    try {
      await mine.shown
      if (mine === current) panel?.show(null)
    } catch (error) {
      reportError(error)
      if (mine !== current) return
      leave()
      panel?.show(<DownPanel section={section()} onRetry={() => void show(domElement)} />)
    }
  }

  return {
    async bootstrap() {},
    async mount({ domElement }) {
      panel = openPanel(domElement)
      void show(domElement)
    },
    async unmount() {
      leave()
      panel?.close()
      panel = undefined
    },
  }
}
