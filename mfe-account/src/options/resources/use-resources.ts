import { listCatalogItems } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'
import { catalogKey } from '@semaforo/learning-kit'

const key = ['catalog-items']

/** The whole catalog as its editor sees it. */
export function useResources() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(listCatalogItems, { signal }),
    staleTime: 0,
  })
}

/**
 * Shows what was changed: in the editor at once, on this visit's other screens as soon as no answer from
 * before the change is handed out any more.
 */
export async function refreshResources(): Promise<void> {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: catalogKey }), 1_200)
  await queryClient.invalidateQueries({ queryKey: key })
}
