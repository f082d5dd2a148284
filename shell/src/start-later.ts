import { session, setConnected, waitingKeyPrefix, whenIdle } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import type { App } from './federation/register-apps.ts'
import { loaderOf } from './navigation/loader-of.ts'
import type { LiveRegistry } from './registry/live-registry.ts'
import { reports } from './reports/reports.ts'
// Styles that came with the code would need what loads styles, which is larger than they are.
import './federation/withdrawn/reload-offer.css'
import './navigation/page-change.css'
import './offline/bar/offline-bar.css'
import './offline/offline-page.css'

type LaterCode = typeof import('./later-code.ts')

/** Delay before code that did not arrive is requested again. */
const retryMs = 30_000

/**
 * Runs what no first page needs, once the page is there and idle. What it shares with the shell's first script is handed
 * over: a module that two chunks share cannot be concatenated into the first, which would grow.
 */
function later(run: (code: LaterCode) => void): void {
  const load = () =>
    import(/* webpackChunkName: "later-page" */ './later-code.ts').then(run, () => setTimeout(load, retryMs))
  whenIdle(load)
}

/** Makes the site work without a connection, as far as it can. */
export const startOffline = () => later(({ keepOffline }) => keepOffline({ Notice, whenIdle, setConnected }))

/**
 * Makes moving between pages feel instant, sees to what waits to be sent and to releases that are taken back, and
 * measures.
 */
export function startLater(apps: App[], registry: LiveRegistry): void {
  const opened = loaderOf(apps, location.pathname)?.release()
  later(({ enhanceNavigation, measureVitals, sendWhatWaits, watchReleases }) => {
    if (opened) measureVitals(opened, reports.measure)
    enhanceNavigation((path) => loaderOf(apps, path), whenIdle)
    sendWhatWaits(apps, session, waitingKeyPrefix)
    watchReleases(registry, () => apps.find((app) => app.isShown?.())?.loader, { Button, Notice })
  })
}
