import type { AggregateStore, Platform } from '@semaforo/platform'
import type { PersonLikes } from './likes.ts'

/** Likes by the person's id. */
export type LikesStore = AggregateStore<PersonLikes, 'erased'>

export function openLikes(platform: Platform): Promise<LikesStore> {
  return platform.store<PersonLikes, 'erased'>({
    service: 'likes',
    name: 'person',
    indexes: { erased: { paths: ['at'] } },
    tombstones: 'erased',
  })
}
