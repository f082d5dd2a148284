import { fragmentAttributes } from '@semaforo/contracts'
import type { QueryMeta } from '@semaforo/frontend-kit'

/**
 * Others like and edit meanwhile, and a guest gets no live events: a page refetches when one comes to it or back to its
 * window, and often enough while it is visible that an edit is on it within 30 seconds.
 */
export const catalogOptions = {
  staleTime: 1_000,
  refetchOnMount: () => !isRenderedAhead(),
  refetchInterval: 25_000,
  refetchOnWindowFocus: true,
  // The like counts of the tags are part of the catalog.
  meta: {
    public: true,
    prerender: true,
    staleAfter: ['catalog:updated', 'likes:updated'],
  } satisfies QueryMeta,
}

/** Where a page is prerendered, and while that is taken over, its answers are those of the document. */
const isRenderedAhead = () =>
  !('document' in globalThis) || document.querySelector(`[${fragmentAttributes.release}]`) !== null
