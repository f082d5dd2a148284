import { pageLink } from '../page-link.ts'
import { mayPrefetch } from './network.ts'

/** How long a pointer or the focus stays on a link that is meant, and not passed. */
const dwellMs = 80

/** Prefetches the page of a link that the pointer rests on, that is touched, or that has the focus. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined

  const meant = ({ target }: Event, afterMs: number) => {
    clearTimeout(dwelling)
    const url = pageLink(target)
    if (!url || url.pathname === location.pathname) return
    dwelling = setTimeout(() => mayPrefetch() && prefetch(url.pathname), afterMs)
  }
  document.addEventListener('pointerover', (event) => meant(event, dwellMs))
  document.addEventListener('focusin', (event) => meant(event, dwellMs))
  document.addEventListener('touchstart', (event) => meant(event, 0), { passive: true })
}
