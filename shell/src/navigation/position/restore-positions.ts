import { bringBack, positionNow } from './bring-back.ts'
import { storedPositions } from './positions.ts'

/**
 * Returns to where one was on a page, after Back and after a reload, once the content is there. Browsers restore too
 * early: they know the page's height only when its frontend has rendered. Those without the Navigation API do it still.
 */
export function restorePositions(): void {
  // TypeScript declares it as always present.
  if (!('navigation' in globalThis)) return
  const positions = storedPositions()
  const entry = () => navigation.currentEntry?.key ?? ''
  const remember = () => positions.set(entry(), positionNow())
  const restore = () => {
    const position = positions.get(entry())
    if (position) bringBack(position)
  }

  history.scrollRestoration = 'manual'
  // It comes before the address changes, so that the entry is still the one that is left.
  navigation.addEventListener('navigate', remember)
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse') restore()
  })
  addEventListener('pagehide', () => {
    remember()
    positions.store()
  })
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (scrollY === 0 && load && load.type !== 'navigate') restore()
}
