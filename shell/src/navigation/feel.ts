import type { App } from '../federation/register-apps.ts'
import { loaderOf } from './loader-of.ts'
import { animatePageChanges } from './page-change/animate.ts'
import { restorePositions } from './position/restore-positions.ts'
import { prefetchInView } from './prefetch/in-view.ts'
import { prefetchOnIntent } from './prefetch/on-intent.ts'

/** Fetches what is about to be opened, moves gently between pages, and goes back to where one was. */
export function feelInstant(apps: App[]): void {
  const loaderFor = (path: string) => loaderOf(apps, path)
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
