import type { whenIdle } from '@semaforo/frontend-kit'
import type { Loader } from '../federation/loader.ts'
import { animatePageChanges } from './page-change/animate.ts'
import { restorePositions } from './position/restore-positions.ts'
import { prefetchInView } from './prefetch/in-view.ts'
import { prefetchOnIntent } from './prefetch/on-intent.ts'

/**
 * Fetches what is about to be opened, moves gently between pages, and goes back to where one was. The parameters are
 * passed in and not imported: a module shared by two chunks cannot be concatenated into the first, which would grow.
 * @param loaderFor what loads the page of a path
 */
export function enhanceNavigation(
  loaderFor: (path: string) => Loader | undefined,
  wait: typeof whenIdle,
): void {
  const prefetch = (path: string) => {
    const loader = loaderFor(path)
    // What fails is tried again, and told, when the page is opened.
    if (loader && !loader.running()) loader.start().catch(() => undefined)
  }
  prefetchOnIntent(prefetch)
  prefetchInView(prefetch, wait)
  animatePageChanges((path) => loaderFor(path)?.running() ?? false)
  restorePositions()
}
