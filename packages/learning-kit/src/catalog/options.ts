import type { QueryMeta } from '@semaforo/frontend-kit'

/**
 * Others like and edit meanwhile, and a guest gets no live events: a visible page refetches every minute and
 * when its window regains focus.
 */
export const catalogOptions = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  // The like counts of the tags are part of the catalog.
  meta: {
    public: true,
    prerender: true,
    staleAfter: ['catalog:updated', 'likes:updated'],
  } satisfies QueryMeta,
}
