import type { whenIdle } from '@semaforo/frontend-kit'

/** Asked for with every page: it says which pages can start, and whether the network answers. */
const registry = '/federation/registry.json'

/**
 * Tells the worker what to keep that it did not see: what came before it was there, and the document of each page that
 * was opened by a link.
 */
export function keepWhatIsVisited(worker: ServiceWorker, wait: typeof whenIdle): void {
  const keep = (paths: string[]) =>
    // A newer worker may have taken over since.
    (navigator.serviceWorker.controller ?? worker).postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache: paths },
    })
  const seen = new Set([location.pathname])
  keep([registry, ...(navigator.serviceWorker.controller ? [] : [location.pathname, ...loaded()])])

  addEventListener('single-spa:routing-event', () => {
    const { pathname } = location
    if (seen.has(pathname) || !navigator.onLine) return
    seen.add(pathname)
    wait(() => keep([pathname]))
  })
}

/** The paths of the site's own files and answers that this page has loaded. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === location.origin && search === '')
    .map(({ pathname }) => pathname)
}
