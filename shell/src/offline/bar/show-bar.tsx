import type { setConnected } from '@semaforo/frontend-kit'
import type { Notice } from '@semaforo/ui'
import { createRoot, type Root } from 'react-dom/client'
import { keptMessage } from '../../worker/kept-message.ts'
import { OfflineBar } from './offline-bar.tsx'

/** How often a network that seems to be there is asked whether it answers, while the bar is shown. */
const askEveryMs = 5_000

type OfKits = { Notice: typeof Notice; setConnected: typeof setConnected }

/**
 * Shows a bar while there is no connection, or what is on the page was kept before because the network is silent. What
 * the page sends waits meanwhile.
 */
export function showBarWhileOffline({ Notice, setConnected }: OfKits): void {
  let root: Root | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  const element = document.createElement('div')

  function show(): void {
    if (root) return
    document.body.append(element)
    root = createRoot(element)
    root.render(<OfflineBar Notice={Notice} />)
    setConnected(false)
    asking = setInterval(() => void hideIfAnswered(), askEveryMs)
  }

  async function hideIfAnswered(): Promise<void> {
    if (!root || !navigator.onLine) return
    const answer = await fetch('/health/live', { signal: AbortSignal.timeout(askEveryMs) }).catch(
      () => undefined,
    )
    if (!answer || !root) return
    clearInterval(asking)
    setConnected(true)
    root.unmount()
    root = undefined
    element.remove()
  }

  addEventListener('offline', show)
  addEventListener('online', () => void hideIfAnswered())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === keptMessage && show())
  if (!navigator.onLine) show()
}
