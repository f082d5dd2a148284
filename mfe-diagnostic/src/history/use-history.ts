import { type DiagnosticRecord, listRecords } from '@semaforo/contracts'
import { queryClient, request, useInfiniteQuery } from '@semaforo/frontend-kit'

const historyQuery = (userId: string) => ({
  queryKey: ['diagnostics', userId],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
})

/** The user's own diagnostics, newest first, page by page; invalidated when one is saved. */
export function useHistory(userId: string) {
  const query = useInfiniteQuery(historyQuery(userId))
  return { query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] }
}

/** The newest of the user's own diagnostics. @throws where the site does not say */
export async function readNewest(userId: string): Promise<DiagnosticRecord | undefined> {
  const { pages } = await queryClient.fetchInfiniteQuery(historyQuery(userId))
  return pages[0]?.records[0]
}

/** The diagnostics of the history that this page has read. */
export const knownRecords = (userId: string): readonly DiagnosticRecord[] =>
  queryClient
    .getQueryData<{ pages: { records: DiagnosticRecord[] }[] }>(historyQuery(userId).queryKey)
    ?.pages.flatMap(({ records }) => records) ?? []
