import type { Loader } from '../federation/loader.ts'
import { animatePageChanges } from './page-change/animate.ts'
import { restorePositions } from './position/restore-positions.ts'
import { prefetchInView } from './prefetch/in-view.ts'
import { prefetchOnIntent } from './prefetch/on-intent.ts'

/**
 * Fetches what is about to be opened, moves gently between pages, and goes back to where one was.
 * @param loaderFor what loads the page of a path. Handed over: an import of its modules would cut them off from the
 *   shell's first script
 */
export function feelInstant(loaderFor: (path: string) => Loader | undefined): void {
  const prefetch = (path: string) => {
    const loader = loaderFor(path)
    // What fails is tried again, and told, when the page is opened.
    if (loader && !loader.running()) loader.start().catch(() => undefined)
  }
  prefetchOnIntent(prefetch)
  prefetchInView(prefetch)
  animatePageChanges((path) => loaderFor(path)?.running() ?? false)
  restorePositions()
}
