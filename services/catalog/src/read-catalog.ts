import type { Roadmap, Tag } from '@semaforo/contracts'
import { queryAll, type Versioned } from '@semaforo/platform'
import { type CatalogItem, roadmapOf, tagOf } from './item.ts'
import type { ItemStore } from './store.ts'

/** All items of a kind in order, including retired ones. */
export async function allOf<Kind extends CatalogItem['kind']>(
  store: ItemStore,
  kind: Kind,
): Promise<Versioned<Extract<CatalogItem, { kind: Kind }>>[]> {
  return (await queryAll(store, 'place', { equals: [kind] })) as Versioned<
    Extract<CatalogItem, { kind: Kind }>
  >[]
}

/** The current items of a kind in order, without retired ones. */
async function itemsOf<Kind extends CatalogItem['kind']>(store: ItemStore, kind: Kind) {
  return (await allOf(store, kind)).map(({ state }) => state).filter(({ retired }) => !retired)
}

/** All current tags in order, uncached, so that several instances always agree. */
export async function readTags(store: ItemStore): Promise<Tag[]> {
  return (await itemsOf(store, 'tag')).map(tagOf)
}

/**
 * All tags in order, including retired ones: a roadmap is published with all of its tags, and who reads that hides the
 * retired ones. Restoring a tag publishes that tag alone.
 */
export async function allTags(store: ItemStore): Promise<Tag[]> {
  return (await allOf(store, 'tag')).map(({ state }) => tagOf(state))
}

/** All current roadmaps in order, each with its tags. One whose tags are all retired leads nowhere: it is left out. */
export async function readRoadmaps(store: ItemStore): Promise<Roadmap[]> {
  const [tags, roadmaps] = await Promise.all([readTags(store), itemsOf(store, 'roadmap')])
  return roadmaps.map((roadmap) => roadmapOf(roadmap, tags)).filter(({ tags }) => tags.length > 0)
}
