import { listRecords } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** The user's latest diagnostics, newest first. The history of /minegocio has the same query. */
export function useRecords(userId: string) {
  return useInfiniteQuery({
    queryKey: ['diagnostics', userId],
    queryFn: ({ pageParam, signal }) =>
      request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages[0]?.records ?? [],
  })
}
