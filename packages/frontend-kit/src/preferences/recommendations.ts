import { listRecommendations } from '@semaforo/contracts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../http/request.ts'
import { likesKey } from './account-likes.ts'

/** The roadmaps that go with what a person likes, best first; read again whenever their likes are. */
export function useRecommendations(userId: string) {
  return useQuery({
    queryKey: [...likesKey, userId, 'recommended'],
    queryFn: async ({ signal }) => (await request(listRecommendations, { signal })).roadmaps,
    // The catalog changes them as well: they are asked for wherever they are shown.
    staleTime: 0,
  })
}
