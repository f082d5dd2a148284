import { queryClient } from '@semaforo/frontend-kit'
import { changePage } from './page-change/change-page.ts'
import { pageLink } from './page-link.ts'

type IsLoaded = (path: string) => boolean

/** The address of a link to handle within the page, or undefined to leave the click to the browser. */
function inPage(event: MouseEvent, isLoaded: IsLoaded): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const url = pageLink(event.target)
  if (!url) return
  const samePage = url.pathname === location.pathname
  if (url.hash && samePage && url.search === location.search) return
  if (samePage || !onlyWorkerAnswers()) return url
  // What waits to be sent would be lost with the page.
  return queryClient.isMutating() && isLoaded(url.pathname) ? url : undefined
}

/** Offline the service worker knows which pages were kept, and has a page for those that were not. */
function onlyWorkerAnswers(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}

/**
 * Frontends use plain links; this turns a click on one into a navigation without a page load.
 * @param isLoaded whether the frontend of a path is there
 */
export function followLinksInPage(isLoaded: IsLoaded): void {
  document.addEventListener('click', (event) => {
    const url = inPage(event, isLoaded)
    if (!url) return
    event.preventDefault()
    if (url.href !== location.href) changePage(url)
  })
}
