import { listLikedRoadmaps, listLikedTags, listLikes, type Likes as WireLikes } from '@semaforo/contracts'
import { ApiError, type QueryMeta, queryClient, request } from '@semaforo/frontend-kit'
import { accountLikesKey } from '../query-keys.ts'
import { withLenientAnswer } from '../with-lenient-answer.ts'
import type { Likes } from './preferences.ts'
import { asMap, likedIn } from './read-likes.ts'

/** The likes as the server last sent them; `version` grows with each change. */
type AccountLikes = { likes: Likes; version: number }

const meta: QueryMeta = { staleAfter: ['likes:updated'] }

/** The query for the likes of the account; `keep` stores each answer for the next visit. */
export function accountLikesQuery(userId: string, keep: (likes: Likes) => void) {
  return {
    queryKey: accountLikesKey(userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AccountLikes> => {
      const read = newest(userId, await readLikes(userId, signal))
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
  const { version, likedTagIds, likedRoadmapIds } = answer
  const likes = { tags: asMap(likedTagIds), roadmaps: asMap(likedRoadmapIds) }
  queryClient.setQueryData(accountLikesKey(userId), newest(userId, { version, likes }))
}

/** What the answer for all likes lacks, or all where a server refuses it, is asked for by its own call. */
async function readLikes(userId: string, signal: AbortSignal): Promise<AccountLikes> {
  const ask = (call: Parameters<typeof withLenientAnswer>[0]) => request(withLenientAnswer(call), { signal })
  const all = await ask(listLikes).catch(unlessAnswered)
  const [tags, roadmaps] = await Promise.all([
    likedIn(all, 'tags') ?? ask(listLikedTags).then((answer) => likedIn(answer, 'tags')),
    likedIn(all, 'roadmaps', 'tags') ?? ask(listLikedRoadmaps).then((answer) => likedIn(answer, 'roadmaps')),
  ])
  const version = Object(all).version ?? cachedLikes(userId)?.version ?? 0
  return { version, likes: { tags: tags ?? {}, roadmaps: roadmaps ?? {} } }
}

/** Without an answer, or without a session, the other calls would fail as well. */
function unlessAnswered(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 401) throw error
}

function newest(userId: string, read: AccountLikes): AccountLikes {
  const known = cachedLikes(userId)
  return known && known.version > read.version ? known : read
}
