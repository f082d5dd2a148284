import { catalogChanged, type DomainEvent, event, type Roadmap, type Tag } from '@semaforo/contracts'

type Named = {
  /**
   * What two names are compared by while the item is shown, null while it is retired. Its unique index decides between
   * two editors at once, so each change of an item writes it. Items not edited since this field was introduced lack it.
   */
  nameKey?: string | null
}

export type TagItem = Named & {
  kind: 'tag'
  id: number
  position: number
  name: string
  slug: string
  description: string
  /** No longer shown; its id is never reused. */
  retired?: boolean
}

/** A roadmap references its tags by id, so that a renamed tag is renamed everywhere. */
export type RoadmapItem = Named & {
  kind: 'roadmap'
  id: number
  position: number
  title: string
  /** What one can do after it; empty where its editor removed it, missing in older roadmaps. */
  promise?: string
  slug: string
  tagIds: readonly number[]
  retired?: boolean
}

export type CatalogItem = TagItem | RoadmapItem

export const itemId = ({ kind, id }: Pick<CatalogItem, 'kind' | 'id'>): string => `${kind}/${id}`

/** The public form of a tag. */
export function tagOf({ kind: _, retired: __, nameKey: ___, ...tag }: TagItem): Tag {
  return tag
}

/** The public form of a roadmap; each tag's position is its step within the roadmap. */
export function roadmapOf(
  { id, position, title, promise, slug, tagIds }: RoadmapItem,
  tags: readonly Tag[],
): Roadmap {
  const steps = tagIds.flatMap((tagId) => tags.filter((tag) => tag.id === tagId))
  return {
    id,
    title,
    ...(promise && { promise }),
    slug,
    position,
    tags: steps.map((tag, index) => ({ id: tag.id, name: tag.name, slug: tag.slug, position: index + 1 })),
  }
}

/**
 * The event published when an item is created or changed; `tags` are all of the catalog, including retired ones.
 * @param actor the id of the admin who edited the item
 */
export function changed(item: CatalogItem, tags: readonly Tag[], actor?: string): DomainEvent {
  const more = { retired: item.retired, actor }
  return event(
    catalogChanged,
    item.kind === 'tag'
      ? { kind: 'tag', item: tagOf(item), ...more }
      : { kind: 'roadmap', item: roadmapOf(item, tags), ...more },
  )
}
