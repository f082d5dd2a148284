import type { RegisteredFrontend } from '@semaforo/contracts'
import { announce } from '@semaforo/ui'
import { ownerOf } from '../registry/owner.ts'
import { texts } from '../texts.ts'

/**
 * After each change of page: its title, the top of the page (going back keeps the place), the focus at
 * the content and an announcement for screen readers. An unknown path leads to /home.
 */
export function followRouteChanges(frontends: RegisteredFrontend[]): void {
  let path = ''
  let wentBack = false

  // single-spa fires popstate of its own for pushState; only the browser's own means back or forward.
  addEventListener('popstate', (event) => {
    wentBack = !('singleSpa' in event)
  })

  const settle = () => {
    const owner = ownerOf(frontends, location.pathname)
    if (!owner) return history.replaceState(null, '', '/home')
    document.title = `${owner.title} · ${texts.site}`
    if (path && path !== location.pathname) arrive(owner.title, wentBack)
    path = location.pathname
    wentBack = false
  }
  addEventListener('single-spa:routing-event', settle)
  settle()
}

function arrive(title: string, wentBack: boolean): void {
  if (!wentBack) scrollTo(0, 0)
  document.getElementById('contenido')?.focus({ preventScroll: true })
  announce(title)
}
