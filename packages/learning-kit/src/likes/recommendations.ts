import { listRecommendations } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { recommendationsKey } from '../query-keys.ts'

/** The roadmaps that match a person's likes, best first; invalidated together with the likes. */
export function useRecommendations(userId: string) {
  return useQuery({
    queryKey: recommendationsKey(userId),
    queryFn: async ({ signal }) => (await request(listRecommendations, { signal })).roadmaps,
    // Changes of the catalog affect them as well, without an event: refetched at every mount.
    staleTime: 0,
    meta: { staleAfter: ['likes:updated'] },
  })
}
