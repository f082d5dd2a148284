import { catalogChanged, type DomainEvent, event, type Roadmap, type Tag } from '@semaforo/contracts'

export type TagItem = {
  kind: 'tag'
  id: number
  position: number
  name: string
  slug: string
  description: string
  /** Shown no more; its id is never used again. */
  retired?: boolean
}

/** A roadmap knows its tags by id alone: a tag that is renamed is renamed everywhere. */
export type RoadmapItem = {
  kind: 'roadmap'
  id: number
  position: number
  title: string
  slug: string
  tagIds: readonly number[]
  retired?: boolean
}

export type CatalogItem = TagItem | RoadmapItem

export const itemId = ({ kind, id }: Pick<CatalogItem, 'kind' | 'id'>): string => `${kind}/${id}`

/** A tag as it leaves the service. */
export function tagOf({ kind: _, retired: __, ...tag }: TagItem): Tag {
  return tag
}

/** A roadmap as it leaves the service; each tag's position is its step within the roadmap. */
export function roadmapOf({ id, position, title, slug, tagIds }: RoadmapItem, tags: readonly Tag[]): Roadmap {
  const steps = tagIds.flatMap((tagId) => tags.filter((tag) => tag.id === tagId))
  return {
    id,
    title,
    slug,
    position,
    tags: steps.map((tag, index) => ({ id: tag.id, name: tag.name, slug: tag.slug, position: index + 1 })),
  }
}

/** What the rest of the system is told when an item came to be or changed. */
export function changed(item: CatalogItem, tags: readonly Tag[]): DomainEvent {
  return event(
    catalogChanged,
    item.kind === 'tag'
      ? { kind: 'tag', item: tagOf(item), retired: item.retired }
      : { kind: 'roadmap', item: roadmapOf(item, tags), retired: item.retired },
  )
}
