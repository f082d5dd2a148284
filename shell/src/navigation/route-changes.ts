import { session, showRouteHead } from '@semaforo/frontend-kit'
import { announce } from '@semaforo/ui'
import { redirectFor } from '../registry/guard.ts'
import { type Owner, routeOf } from '../registry/owner.ts'
import type { ReadRegistry } from '../registry/read-registry.ts'

/**
 * After each navigation: sets title and description, scrolls to the top or to the part that the address names (going
 * back restores the position), focuses that part or the content, and announces the page to screen readers. An unknown
 * path redirects to /home, and a page that the user may not see (any more) to where its guard says.
 */
export function followRouteChanges(owners: Owner[]): void {
  let path = ''
  let wentBack = false
  const ofSite = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''

  // single-spa also fires popstate for pushState; only the browser's own events are back or forward.
  addEventListener('popstate', (event) => {
    wentBack = !('singleSpa' in event)
  })

  const settle = () => {
    const { pathname, search } = location
    const route = routeOf(owners, pathname)
    const elsewhere = route ? redirectFor(route, session.read(), pathname + search) : '/home'
    if (elsewhere) return history.replaceState(null, '', elsewhere)
    // A page that names in its address what it shows (`samePage`) is no other page.
    const isOther = path && path !== pathname && (wentBack || !history.state?.samePage)
    if (isOther) arrive(wentBack)
    const head = { title: route?.title ?? '', description: route?.description ?? ofSite }
    showRouteHead(pathname, head, (title) => isOther && announce(title))
    path = pathname
    wentBack = false
  }
  addEventListener('single-spa:routing-event', settle)
  session.subscribe(settle)
  settle()
}

/** Goes to /home where the path is nobody's, before anything is taken over: that is what the document shows there. */
export function leaveUnknownPath({ frontends, unreadable }: ReadRegistry): void {
  if (!routeOf([...frontends, { routes: unreadable }], location.pathname))
    history.replaceState(null, '', '/home')
}

/** How long a page may take to render the part that its address names. */
const longestMs = 10_000
/** How long what comes above that part may still move it. */
const settlingMs = 1_000
/** What a visitor does who does not want to be moved any more. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown']

let stop = () => {}

function arrive(wentBack: boolean): void {
  stop()
  const content = document.getElementById('contenido')
  // The frontend of that part may have yet to load.
  const rendered = new MutationObserver(reach)
  const end = () => rendered.disconnect()
  stop = end
  function reach() {
    const named = document.getElementById(location.hash.slice(1))
    if (named) setTimeout(end, settlingMs)
    if (!wentBack) named?.scrollIntoView()
    return focus(named)
  }
  if (!wentBack) scrollTo(0, 0)
  if (!reach()) focus(content)
  if (wentBack || !location.hash || !content) return
  rendered.observe(content, { childList: true, subtree: true })
  setTimeout(end, longestMs)
  for (const move of ownMoves) addEventListener(move, end, { once: true, passive: true })
}

function focus(place: HTMLElement | null): HTMLElement | null {
  if (place) place.tabIndex = -1
  place?.focus({ preventScroll: true })
  return place
}
