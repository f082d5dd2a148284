import { listRecords } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** The user's latest diagnostic; null if there is none. The history of /minegocio has the same query. */
export function useLatest(userId: string) {
  return useInfiniteQuery({
    queryKey: ['diagnostics', userId],
    queryFn: ({ pageParam, signal }) =>
      request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages[0]?.records[0] ?? null,
  })
}
