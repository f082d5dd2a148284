import { listRecommendations } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { recommendationsKey } from '../query-keys.ts'

/** The roadmaps that go with what a person likes, best first; read again whenever their likes are. */
export function useRecommendations(userId: string) {
  return useQuery({
    queryKey: recommendationsKey(userId),
    queryFn: async ({ signal }) => (await request(listRecommendations, { signal })).roadmaps,
    // The catalog changes them as well: they are asked for wherever they are shown.
    staleTime: 0,
    meta: { staleAfter: ['likes:updated'] },
  })
}
