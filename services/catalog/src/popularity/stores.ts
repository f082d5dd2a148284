import type { CountedTag, Tag } from '@semaforo/contracts'
import { type AggregateStore, type Platform, queryAll } from '@semaforo/platform'
import type { CountedPerson } from './counted-person.ts'
import type { LikedTag } from './liked-tag.ts'

export type Popularity = {
  /** One aggregate per tag: likes of different tags do not contend. */
  tags: AggregateStore<LikedTag, 'tag'>
  people: AggregateStore<CountedPerson, 'erased'>
  /** The generation in which new people are counted, as the only aggregate. */
  generations: AggregateStore<{ latest: number }>
}

export async function openPopularity(platform: Platform): Promise<Popularity> {
  const service = 'catalog'
  const indexes = { tag: { paths: ['tagId'] as const } }
  return {
    tags: await platform.store<LikedTag, 'tag'>({ service, name: 'liked-tag', indexes }),
    people: await platform.store<CountedPerson, 'erased'>({
      service,
      name: 'counted-person',
      indexes: { erased: { paths: ['at'] } },
      tombstones: 'erased',
    }),
    generations: await platform.store<{ latest: number }>({ service, name: 'popularity-generation' }),
  }
}

/** The tags with their numbers of likes. */
export async function withLikes({ tags: store }: Popularity, tags: readonly Tag[]): Promise<CountedTag[]> {
  const counted = await queryAll(store, 'tag')
  const likes = new Map(counted.map(({ state }) => [state.tagId, state.likes]))
  return tags.map((tag) => ({ ...tag, likes: likes.get(tag.id) ?? 0 }))
}
