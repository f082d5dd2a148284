import type { setConnected } from '@semaforo/frontend-kit'
import type { Notice } from '@semaforo/ui'
import { createRoot } from 'react-dom/client'
import { servedFromCacheMessage } from '../../worker/served-from-cache-message.ts'
import { OfflineBar } from './offline-bar.tsx'

/** How often a network that seems to be there is asked whether it answers, while the bar is shown. */
const askEveryMs = 5_000

type OfKits = { Notice: typeof Notice; setConnected: typeof setConnected }

/**
 * Shows a bar while there is no connection, or what is on the page was kept before because the network is silent. What
 * the page sends waits meanwhile.
 */
export function showBarWhileOffline({ Notice, setConnected }: OfKits): void {
  let asking: ReturnType<typeof setInterval> | undefined
  // A live region: screen readers follow it only where it was in the document before its text.
  const element = document.createElement('div')
  element.className = 'offline-bar'
  element.role = 'status'
  document.body.append(element)
  const root = createRoot(element)

  function show(): void {
    if (asking) return
    root.render(<OfflineBar Notice={Notice} />)
    setConnected(false)
    asking = setInterval(() => void hideIfAnswered(), askEveryMs)
  }

  async function hideIfAnswered(): Promise<void> {
    if (!asking || !navigator.onLine) return
    const answer = await fetch('/health/live', { signal: AbortSignal.timeout(askEveryMs) }).catch(
      () => undefined,
    )
    if (!answer || !asking) return
    clearInterval(asking)
    asking = undefined
    setConnected(true)
    root.render(null)
  }

  addEventListener('offline', show)
  addEventListener('online', () => void hideIfAnswered())
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => data === servedFromCacheMessage && show(),
  )
  if (!navigator.onLine) show()
}
