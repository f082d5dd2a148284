import { type Figures, type Improvement, improve } from '@semaforo/contracts'
import { queryClient, request } from '@semaforo/frontend-kit'
import { loadInBrowser } from '../result/load-in-browser.ts'
import { orInBrowser } from '../result/unreachable.ts'

/** The query for the smallest changes that lead to green, from which page and PDF make the same plan. */
export const improvementQuery = (figures: Figures) => ({
  queryKey: ['improvement', figures],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Improvement> =>
    orInBrowser(request(improve, { body: figures, signal }), async () =>
      (await loadInBrowser()).improvementInBrowser(figures),
    ),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The answer that the page has or asks for; undefined where there is none. */
export const improvementOf = (figures: Figures): Promise<Improvement | undefined> =>
  queryClient.fetchQuery(improvementQuery(figures)).catch(() => undefined)
