import { roadmaps } from './content/roadmaps.ts'
import { slugOf } from './content/slug.ts'
import { tags } from './content/tags.ts'
import { type CatalogItem, changed, itemId, type RoadmapItem, type TagItem } from './item.ts'
import { readTags } from './read-catalog.ts'
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
  await addMissing(store, roadmapItems, await readTags(store))
}

async function addMissing(
  store: ItemStore,
  items: readonly CatalogItem[],
  tags: Parameters<typeof changed>[1],
): Promise<void> {
  for (const item of items) {
    await store.update(itemId(item), (current) => (current ? [current, []] : [item, [changed(item, tags)]]))
  }
}
