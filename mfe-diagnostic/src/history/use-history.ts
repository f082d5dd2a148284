import { listRecords } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** The user's own diagnostics, newest first, page by page; invalidated when one is saved. */
export function useHistory(userId: string) {
  const query = useInfiniteQuery({
    queryKey: ['diagnostics', userId],
    queryFn: ({ pageParam, signal }) =>
      request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return { query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] }
}
