import { isChunkError, type Lifecycles } from '@semaforo/frontend-kit'
import { reports } from '../reports/reports.ts'
import { type Attempt, attempt } from './attempt.ts'
import { DownPanel } from './down-panel.tsx'
import { fragmentIn } from './fragment.ts'
import type { Loader } from './loader.ts'
import { LoadingPanel } from './loading-panel.tsx'
import { openPanel, type Panel } from './panel.tsx'

/** A frontend as a single-spa application, and whether it is on the screen: mounted, with no panel in its place. */
type RemoteApp = { lifecycles: Lifecycles; isShown(): boolean }

/**
 * A registered frontend as a single-spa application. single-spa blocks navigation while a lifecycle is pending,
 * so these resolve at once and the frontend loads, mounts and unmounts in the background. If it fails to start,
 * a panel with a retry replaces it and the rest of the page goes on.
 */
export function remoteApp(loader: Loader, section: () => string): RemoteApp {
  let previous: Promise<unknown> = Promise.resolve()
  let panel: Panel | undefined
  let current: Attempt | undefined
  let shown: Attempt | undefined

  const leave = () => {
    previous = current?.leave().catch(reportError) ?? previous
    current = undefined
    shown = undefined
  }

  async function show(domElement: HTMLElement, start = loader.start, healed = false): Promise<void> {
    if (!fragmentIn(domElement)) panel?.show(<LoadingPanel />)
    const restart = () => {
      if (mine !== current) return
      leave()
      void show(domElement, () => loader.restart(true), true)
    }
    const mine = attempt(start, previous, domElement, {
      onCrash: (error) => reports.failure('render', loader.release(), error),
      onRecovered: (error) => reports.failure('hydrate', loader.release(), error),
      release: loader.release,
      onMounted: (seconds) => reports.measure('mount-time', loader.release(), seconds),
      restart,
    })
    current = mine
    try {
      await mine.shown
      if (mine !== current) return
      shown = mine
      panel?.show(null)
    } catch (error) {
      // A part of its first page was missing: once, it is loaded anew before anybody sees a panel.
      if (isChunkError(error) && mine === current && !healed && loader.running()) {
        reports.failure('retry', loader.release())
        return restart()
      }
      reports.failure('mount', loader.release(), error)
      reportError(error)
      if (mine !== current) return
      leave()
      const again = () => void show(domElement, () => loader.restart(isChunkError(error)))
      panel?.show(<DownPanel section={section()} onRetry={again} />)
    }
  }

  const lifecycles: Lifecycles = {
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
  return { lifecycles, isShown: () => shown !== undefined }
}
