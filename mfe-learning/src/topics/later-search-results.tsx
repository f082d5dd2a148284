import { lazyPart } from '@semaforo/frontend-kit'

/**
 * What the catalog finds beside the names of topics, once somebody searches. If its chunk cannot be loaded, the names can
 * still be searched.
 */
export const LaterSearchResults = lazyPart(
  () => import(/* webpackChunkName: "later-search" */ './catalog-search-results.tsx'),
  { failed: null },
)
