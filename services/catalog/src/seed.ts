import { isDeepStrictEqual } from 'node:util'
import type { Tag } from '@semaforo/contracts'
import { roadmaps, tags } from './content/content.ts'
import { slugOf } from './content/slug.ts'
import { type CatalogItem, changed, itemId, type RoadmapItem, type TagItem } from './item.ts'
import { allTags } from './read-catalog.ts'
import type { ItemStore } from './store.ts'

const tagItems = tags.map(
  (tag): TagItem => ({ kind: 'tag', ...tag, position: tag.id, slug: slugOf(tag.name) }),
)
const roadmapItems = roadmaps.map(
  (roadmap): RoadmapItem => ({
    kind: 'roadmap',
    ...roadmap,
    position: roadmap.id,
    slug: slugOf(roadmap.title),
  }),
)

/**
 * Adds shipped content that the store has never had. Existing items are left alone, since an editor may have
 * changed them: a second start writes and publishes nothing.
 */
export async function seed(store: ItemStore): Promise<void> {
  await addMissing(store, tagItems, [])
  const tags = await allTags(store)
  await addMissing(store, roadmapItems, tags)
  for (const item of roadmapItems) await addPromise(store, item, tags)
}

/** For a shipped roadmap that was stored before there were promises, and that nobody has renamed or changed since. */
async function addPromise(
  store: ItemStore,
  { id, title, tagIds, promise = '' }: RoadmapItem,
  tags: readonly Tag[],
): Promise<void> {
  await store.update(itemId({ kind: 'roadmap', id }), (current) => {
    const isOfBefore = current?.kind === 'roadmap' && current.promise === undefined
    if (!isOfBefore || !isDeepStrictEqual([current.title, current.tagIds], [title, tagIds]))
      return [current ?? null, []]
    const promising = { ...current, promise }
    return [promising, [changed(promising, tags)]]
  })
}

async function addMissing(
  store: ItemStore,
  items: readonly CatalogItem[],
  tags: readonly Tag[],
): Promise<void> {
  for (const item of items) {
    await store.update(itemId(item), (current) => (current ? [current, []] : [item, [changed(item, tags)]]))
  }
}
