import { aroundPageChanges } from './change-page.ts'

/** How long the old page may stay while the new one renders: the browser shows no other change meanwhile. */
const longestRenderMs = 80

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Fades from one page to the next, where the browser can, motion is not reduced and the next page can be shown at once.
 * @param ready whether the frontend of a path has loaded
 */
export function animatePageChanges(ready: (path: string) => boolean): void {
  // TypeScript declares it as always present.
  if (!('startViewTransition' in document)) return
  aroundPageChanges((url, update) => {
    if (reduced.matches || url.pathname === location.pathname || !ready(url.pathname)) return update()
    const transition = document.startViewTransition(async () => {
      const shown = rendered()
      update()
      await shown
    })
    // A hidden page or a quick second click skips the animation, never the update.
    transition.ready.catch(() => undefined)
    transition.finished.catch(() => undefined)
  })
}

/** Resolves when the content has changed, or the wait for that is over. */
function rendered(): Promise<void> {
  const content = document.getElementById('contenido')
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    const timer = setTimeout(done, longestRenderMs)
    // React puts a page in its place within one task.
    const observer = new MutationObserver(() => setTimeout(done))
    if (content) observer.observe(content, { childList: true, subtree: true })
  })
}
