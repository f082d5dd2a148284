import type { Roadmap, Tag } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/service-kit'
import { type CatalogItem, roadmapOf, tagOf } from './item.ts'
import type { ItemStore } from './store.ts'

/** More than the catalog ever holds of one kind: an editor's list, not a library. */
const all = 1000

/** All items of a kind in order, with those that are retired. */
export async function allOf<Kind extends CatalogItem['kind']>(
  store: ItemStore,
  kind: Kind,
): Promise<Versioned<Extract<CatalogItem, { kind: Kind }>>[]> {
  const { items } = await store.query('place', { equals: [kind], limit: all })
  return items as Versioned<Extract<CatalogItem, { kind: Kind }>>[]
}

/** Those that are shown: what is retired stays in the store alone. */
async function itemsOf<Kind extends CatalogItem['kind']>(store: ItemStore, kind: Kind) {
  return (await allOf(store, kind)).map(({ state }) => state).filter(({ retired }) => !retired)
}

/** All tags in order, read from the store each time: several instances always agree. */
export async function readTags(store: ItemStore): Promise<Tag[]> {
  return (await itemsOf(store, 'tag')).map(tagOf)
}

/** All roadmaps in order, each with its tags. */
export async function readRoadmaps(store: ItemStore): Promise<Roadmap[]> {
  const [tags, roadmaps] = await Promise.all([readTags(store), itemsOf(store, 'roadmap')])
  return roadmaps.map((roadmap) => roadmapOf(roadmap, tags))
}
