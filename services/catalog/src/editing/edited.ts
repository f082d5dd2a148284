import type { EditedRoadmap, EditedTag } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import type { CatalogItem, RoadmapItem, TagItem } from '../item.ts'
import { allOf } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'

/** A tag as its editor sees it. */
export function editedTag({ version, state }: Versioned<TagItem>): EditedTag {
  const { kind: _, nameKey: __, retired = false, ...tag } = state
  return { ...tag, retired, version }
}

/** A roadmap as its editor sees it. */
export function editedRoadmap({ version, state }: Versioned<RoadmapItem>): EditedRoadmap {
  const { kind: _, nameKey: __, retired = false, tagIds, ...roadmap } = state
  return { ...roadmap, tagIds: [...tagIds], retired, version }
}

/** The whole catalog, including retired items. */
export async function readEdited(store: ItemStore) {
  const [tags, roadmaps] = await Promise.all([allOf(store, 'tag'), allOf(store, 'roadmap')])
  return { tags: tags.map(editedTag), roadmaps: roadmaps.map(editedRoadmap) }
}

export type ItemOf<Kind extends CatalogItem['kind']> = Extract<CatalogItem, { kind: Kind }>
