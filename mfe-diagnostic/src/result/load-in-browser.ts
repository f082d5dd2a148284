import { loadPaste } from '@semaforo/diagnostic-ui'

/** What computes in the page what the site answers otherwise. */
export const loadInBrowser = () => import(/* webpackChunkName: "later-in-browser" */ './in-browser.ts')

/** Loads it where a service worker keeps it, so that it is there without a connection. */
export async function prepareInBrowser(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !(await navigator.serviceWorker?.ready)) return
  // What fails now is fetched when somebody needs it.
  await Promise.allSettled([loadInBrowser().then(({ prepare }) => prepare()), loadPaste()])
}
