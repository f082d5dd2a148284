import type { whenIdle } from '@semaforo/frontend-kit'
import { pageLink } from '../page-link.ts'
import { isFast, mayPrefetch } from './network.ts'

const firstSigns = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * On a fast network also prefetches the pages whose links are in view, from the visitor's first action on: the first
 * page shares its network with nothing.
 */
export function prefetchInView(prefetch: (path: string) => void, wait: typeof whenIdle): void {
  const look = () =>
    wait(() => {
      if (mayPrefetch() && isFast()) for (const path of pathsInView()) prefetch(path)
    })
  const start = () => {
    for (const sign of firstSigns) removeEventListener(sign, start)
    addEventListener('scrollend', look)
    addEventListener('single-spa:routing-event', look)
    look()
  }
  for (const sign of firstSigns) addEventListener(sign, start, { passive: true })
}

/** The pages that the content links to where it is in view. */
function pathsInView(): Set<string> {
  const links = [...document.querySelectorAll('#contenido a[href]')].filter(isInView)
  return new Set(links.flatMap((link) => pageLink(link)?.pathname ?? []))
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
