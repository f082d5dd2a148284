import type { RenderedPage } from '@semaforo/contracts'
import { dehydrate } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryClient } from '../http/query-client.ts'
import { Frontend } from '../page/frontend.tsx'
import { HeadCollector } from '../page/page-head.ts'
import { answerFrom, type Read } from './answers.ts'
import { markupOf } from './markup.ts'
import { visit } from './visit.ts'

/** What a frontend exposes where its pages are prerendered. */
export type PageRenderer = {
  /**
   * Renders one page as a guest sees it. One at a time: the page's address is global, as in a browser.
   * @param read answers the calls of the queries that the page is rendered with
   * @throws what the page or `read` throws
   */
  render(path: string, read: Read): Promise<RenderedPage>
}

/** How often answers may lead to further queries. */
const passes = 4

/** The counterpart of `lifecycles` in a browser: it renders until all that comes with the page is there. */
export function lifecycles(App: ComponentType): PageRenderer {
  return {
    async render(path, read) {
      visit(path)
      answerFrom(read)
      queryClient.clear()
      for (let pass = 1; ; pass++) {
        let head: RenderedPage['head']
        const html = await markupOf(
          <HeadCollector
            value={(found) => {
              head = found
            }}
          >
            <Frontend App={App} path={location.pathname} />
          </HeadCollector>,
        )
        const missing = pendingQueries()
        if (missing.length === 0) {
          const state = dehydrate(queryClient, { shouldDehydrateQuery })
          return { path, html, state, ...(head && { head }) }
        }
        if (pass === passes) throw new Error(`${path}: its queries lead to ever more queries`)
        await Promise.all(missing.map((query) => query.fetch()))
      }
    },
  }
}

function pendingQueries() {
  const queries = queryClient.getQueryCache().getAll()
  return queries.filter(({ meta, state }) => meta?.prerender && state.status === 'pending')
}

const shouldDehydrateQuery = ({ meta }: { meta?: Record<string, unknown> | undefined }) =>
  meta?.['prerender'] === true
