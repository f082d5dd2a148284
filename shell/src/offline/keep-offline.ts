import type { setConnected, whenIdle } from '@semaforo/frontend-kit'
import type { Notice } from '@semaforo/ui'
import { showBarWhileOffline } from './bar/show-bar.tsx'
import { keepWhatIsVisited } from './keep-visited.ts'

type OfKits = { Notice: typeof Notice; whenIdle: typeof whenIdle; setConnected: typeof setConnected }

/** Registers the service worker, tells it what is visited, and says when there is no connection. */
export function keepOffline(ofKits: OfKits): void {
  showBarWhileOffline(ofKits)
  // There are none on plain http, and in private windows of some browsers.
  if ('serviceWorker' in navigator)
    void registered().then((worker) => worker && keepWhatIsVisited(worker, ofKits.whenIdle))
}

/** The active worker; undefined where there will be none. */
async function registered(): Promise<ServiceWorker | undefined> {
  try {
    if (!(await navigator.serviceWorker.register('/sw.js'))) return undefined
    const { active } = await navigator.serviceWorker.ready
    return active ?? undefined
  } catch {
    // Storage refused or full, no connection: the page is none the worse for it.
    return undefined
  }
}
