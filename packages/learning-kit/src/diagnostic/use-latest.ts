import { type DiagnosticRecord, listRecords } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** The user's latest diagnostic, if any. The history of /minegocio has the same query. */
export function useLatest(userId: string): DiagnosticRecord | undefined {
  const { data } = useInfiniteQuery({
    queryKey: ['diagnostics', userId],
    queryFn: ({ pageParam, signal }) =>
      request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return data?.pages[0]?.records[0]
}
