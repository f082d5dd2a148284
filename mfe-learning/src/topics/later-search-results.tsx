import { lazy, Suspense } from 'react'

type Props = { query: string; shown: readonly string[] }

/** If its chunk cannot be loaded, the names of topics can still be searched. */
const CatalogSearchResults = lazy(() =>
  import(/* webpackChunkName: "later-search" */ './catalog-search-results.tsx').then(
    ({ CatalogSearchResults }) => ({ default: CatalogSearchResults }),
    () => ({ default: () => null }),
  ),
)

/** What the catalog finds beside the names of topics, once somebody searches. */
export function LaterSearchResults(props: Props) {
  return (
    <Suspense>
      <CatalogSearchResults {...props} />
    </Suspense>
  )
}
