import { setConnected, whenIdle } from '@semaforo/frontend-kit'
import { Notice } from '@semaforo/ui'
// Styles that came with the code would need what loads styles, which is larger than they are.
import './bar/offline-bar.css'
import './offline-page.css'

/** Makes the site work without a connection, as far as it can, once the page is there. */
export function startOffline(): void {
  whenIdle(async () => {
    const code = await import(/* webpackChunkName: "later-page" */ './keep-offline.ts').catch(() => undefined)
    code?.keepOffline({ Notice, whenIdle, setConnected })
  })
}
