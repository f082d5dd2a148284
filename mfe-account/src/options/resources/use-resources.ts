import { listCatalogItems } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'
import { catalogKey } from '@semaforo/learning-kit'

const key = ['catalog-items']

/** The whole catalog, retired items included. */
export function useResources() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(listCatalogItems, { signal }),
    staleTime: 0,
  })
}

/**
 * Refetches after a change: the editor at once, the other screens once the caches of the previous answers have
 * expired.
 */
export async function refreshResources(): Promise<void> {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: catalogKey }), 1_200)
  await queryClient.invalidateQueries({ queryKey: key })
}
