import { lazy, Suspense } from 'react'

type Props = { query: string; shown: readonly string[] }

/** Without its code the names of topics are searched still. */
const Beyond = lazy(() =>
  import(/* webpackChunkName: "later-search" */ './beyond.tsx').then(
    ({ Beyond }) => ({ default: Beyond }),
    () => ({ default: () => null }),
  ),
)

/** What is found beyond the names of topics, once somebody searches. */
export function LaterBeyond(props: Props) {
  return (
    <Suspense>
      <Beyond {...props} />
    </Suspense>
  )
}
