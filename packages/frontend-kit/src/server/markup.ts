import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'

/**
 * The markup of a tree once all of it is there, without scripts of React's own, which the site's content security
 * policy refuses.
 * @param identifierPrefix of the ids that React makes, where another tree of the page is hydrated as well
 * @throws the first error of the tree
 */
export async function markupOf(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  let failure: { error: unknown } | undefined
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // Larger parts would be moved to their place by inline scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failure ??= { error }
    },
  })
  const html = await new Response(prelude).text()
  if (failure) throw failure.error
  return html
}
