import { listLikes, type Likes as WireLikes } from '@semaforo/contracts'
import { type QueryMeta, queryClient, request } from '@semaforo/frontend-kit'
import { accountLikesKey } from '../query-keys.ts'
import type { Likes } from './preferences.ts'

/** The likes as the server last sent them; `version` grows with each change. */
type AccountLikes = { likes: Likes; version: number }

const meta: QueryMeta = { staleAfter: ['likes:updated'] }

/** The query for the likes of the account; `keep` stores each answer for the next visit. */
export function accountLikesQuery(userId: string, keep: (likes: Likes) => void) {
  return {
    queryKey: accountLikesKey(userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AccountLikes> => {
      const read = newest(userId, await request(listLikes, { signal }))
      keep(read.likes)
      return read
    },
    meta,
  }
}

/** The likes of the account that are in the page's cache. */
export function cachedLikes(userId: string): AccountLikes | undefined {
  return queryClient.getQueryData<AccountLikes>(accountLikesKey(userId))
}

/** Caches an answer of the server, unless a newer version is cached already. */
export function cacheAnswer(userId: string, answer: WireLikes): void {
  queryClient.setQueryData(accountLikesKey(userId), newest(userId, answer))
}

function newest(userId: string, answer: WireLikes): AccountLikes {
  const known = cachedLikes(userId)
  if (known && known.version > answer.version) return known
  const { version, likedTagIds, likedRoadmapIds } = answer
  return { version, likes: { tags: asMap(likedTagIds), roadmaps: asMap(likedRoadmapIds) } }
}

function asMap(ids: number[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true]))
}
