import { type DiagnosticRecord, listRecords } from '@semaforo/contracts'
import { queryClient, request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** @param business the id of the business whose diagnostics alone are asked for; undefined for all */
const historyQuery = (userId: string, business: string | undefined) => ({
  queryKey: business === undefined ? ['diagnostics', userId] : ['diagnostics', userId, business],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    request(listRecords, {
      query: { ...(pageParam && { after: pageParam }), ...(business && { negocio: business }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
})

/** The user's own diagnostics of a business, newest first, page by page; invalidated when one is saved. */
export function useHistory(userId: string, business: string | undefined) {
  const query = useInfiniteQuery(historyQuery(userId, business))
  return { query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] }
}

/** The newest of the user's own diagnostics of a business. @throws where the site does not say */
export async function readNewest(
  userId: string,
  business: string | undefined,
): Promise<DiagnosticRecord | undefined> {
  const { pages } = await queryClient.fetchInfiniteQuery(historyQuery(userId, business))
  return pages[0]?.records[0]
}

/** The diagnostics of the history of a business that this page has read. */
export const knownRecords = (userId: string, business: string | undefined): readonly DiagnosticRecord[] =>
  queryClient
    .getQueryData<{ pages: { records: DiagnosticRecord[] }[] }>(historyQuery(userId, business).queryKey)
    ?.pages.flatMap(({ records }) => records) ?? []
