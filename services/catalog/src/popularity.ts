import { type CountedTag, likesChanged, type Tag } from '@semaforo/contracts'
import {
  type AggregateStore,
  consume,
  type Log,
  on,
  type Platform,
  type Subscription,
} from '@semaforo/service-kit'

/** How many people like a tag. */
type Popularity = { tagId: number; likes: number }
export type PopularityStore = AggregateStore<Popularity, 'tag'>

/** More tags than the catalog ever holds. */
const all = 1000

/** One aggregate for each tag: likes of different tags never wait for each other. */
export function openPopularity(platform: Platform): Promise<PopularityStore> {
  return platform.store<Popularity, 'tag'>({
    service: 'catalog',
    name: 'popularity',
    indexes: { tag: { paths: ['tagId'] } },
  })
}

/** The tags with their likes. */
export async function withLikes(store: PopularityStore, tags: readonly Tag[]): Promise<CountedTag[]> {
  const { items } = await store.query('tag', { limit: all })
  const likes = new Map(items.map(({ state }) => [state.tagId, state.likes]))
  return tags.map((tag) => ({ ...tag, likes: likes.get(tag.id) ?? 0 }))
}

/**
 * Counts likes as they are told. An erased account takes back several at once: each tag remembers the event
 * for itself, so that one that comes again goes on where it broke off.
 */
export function countPopularity(
  events: Platform['log'],
  store: PopularityStore,
  logger: Log,
): Promise<Subscription> {
  return consume(events, {
    group: 'catalog-popularity',
    logger,
    on: [
      on(likesChanged, async ({ id: cause, data }) => {
        for (const { kind, id } of data.liked) if (kind === 'tag') await count(store, id, 1, cause)
        for (const { kind, id } of data.unliked) if (kind === 'tag') await count(store, id, -1, cause)
      }),
    ],
  })
}

async function count(store: PopularityStore, tagId: number, change: 1 | -1, cause: string): Promise<void> {
  await store.update(`tag/${tagId}`, (state) => [{ tagId, likes: (state?.likes ?? 0) + change }, []], {
    cause,
  })
}
