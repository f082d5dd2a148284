import {
  likeRoadmap,
  likeTag,
  listLikes,
  unlikeRoadmap,
  unlikeTag,
  type Likes as WireLikes,
} from '@semaforo/contracts'
import { queryClient } from '../http/query-client.ts'
import { request } from '../http/request.ts'
import { inTurn } from '../in-turn.ts'
import { session } from '../session/session.ts'
import type { Likes } from './preferences.ts'
import { type Wish, wishes } from './wishes.ts'

/** The likes as the server last told them; `version` grows with each change. */
type AccountLikes = { likes: Likes; version: number }

const calls = {
  tags: { like: likeTag, unlike: unlikeTag },
  roadmaps: { like: likeRoadmap, unlike: unlikeRoadmap },
}

/** Everything that follows from a person's likes is cached under it, and read again with them. */
export const likesKey = ['likes']
const keyOf = (userId: string) => [...likesKey, userId, 'all']

/** The query for the likes of the account; `keep` is given each answer, to have it at the next visit. */
export function readAccountLikes(userId: string, keep: (likes: Likes) => void) {
  return {
    queryKey: keyOf(userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AccountLikes> => {
      const read = newest(userId, await request(listLikes, { signal }))
      keep(read.likes)
      return read
    },
  }
}

/** The likes as they will be if the server does what was asked of it. */
export function withWishes(likes: Likes, wished: readonly Wish[], userId: string): Likes {
  let shown = likes
  for (const { kind, id, liked } of wished.filter((wish) => wish.userId === userId)) {
    const { [id]: _, ...others } = shown[kind]
    shown = { ...shown, [kind]: liked ? { ...others, [id]: true } : others }
  }
  return shown
}

/**
 * Shows the wish at once and brings it to the server. Where that fails the page goes back to what the server
 * holds, without a word; the reason stands in the console.
 */
export async function toggleAccountLike(wish: Wish): Promise<void> {
  const { userId, kind, id } = wish
  wishes.add(wish)
  try {
    // Clicks on one heart arrive in their order.
    const answer = await inTurn(`semaforo.like.${kind}.${id}`, () => send(wish))
    queryClient.setQueryData(keyOf(userId), newest(userId, answer))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page says nothing, so this is where it can be found out
    console.error('A like was undone.', error)
  }
  wishes.drop(wish)
  void queryClient.invalidateQueries({ queryKey: likesKey })
}

/** @throws {Error} 'No session' where nobody is signed in any more, or somebody else is */
async function send({ userId, kind, id, liked }: Wish): Promise<WireLikes> {
  if (session.read()?.user.id !== userId) throw new Error('No session')
  return request(calls[kind][liked ? 'like' : 'unlike'], { params: { id } })
}

/** An answer that was overtaken by a newer one changes nothing. */
function newest(userId: string, answer: WireLikes): AccountLikes {
  const known = queryClient.getQueryData<AccountLikes>(keyOf(userId))
  if (known && known.version > answer.version) return known
  const { version, likedTagIds, likedRoadmapIds } = answer
  return { version, likes: { tags: asMap(likedTagIds), roadmaps: asMap(likedRoadmapIds) } }
}

function asMap(ids: number[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true]))
}
