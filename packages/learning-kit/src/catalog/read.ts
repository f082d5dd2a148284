import * as z from 'zod/mini'

/** A tag as the screens use it, normalized from any documented form. */
export type CatalogTag = {
  id: number | string
  name: string
  slug: string
  description?: string
  /** How many people like it, if known. */
  likes?: number
}
export type CatalogRoadmap = {
  id: number
  title: string
  slug: string
  tags: CatalogTag[]
  /** What one can do after it, in a sentence. */
  promise?: string
  /** How long its lessons play, if known. */
  minutes?: number
}

/** Lowercase, without accents, every run of characters other than letters and digits replaced by a hyphen. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const text = z.optional(z.string().check(z.minLength(1)))
const id = z.union([z.number(), z.string().check(z.minLength(1))])
const position = z.optional(z.number())

const WireTag = z.looseObject({
  id: z.optional(id),
  tag_id: z.optional(id),
  name: text,
  tag_name: text,
  slug: text,
  position,
  description: text,
  // An unreadable count does not drop the tag.
  likes: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
})

const WireRoadmap = z.looseObject({
  // A roadmap without a valid id is still shown; it only cannot be liked.
  id: z.catch(z.number(), Number.NaN),
  title: text,
  name: text,
  slug: text,
  position,
  tags: z.optional(z.array(z.unknown())),
  // As with the count of likes: what cannot be read is left out, the roadmap stays.
  promise: z.catch(text, undefined),
  minutes: z.catch(z.optional(z.int().check(z.positive())), undefined),
})

/** Parses a list of tags in every documented form: an array or `{tags}`, of strings or objects. */
export function readTags(answer: unknown): CatalogTag[] {
  return inOrder(listIn(answer, 'tags').map(asObject), WireTag).flatMap((wire) => {
    const name = wire.name ?? wire.tag_name
    if (!name) return []
    const slug = wire.slug ?? slugOf(name)
    const { description, likes } = wire
    const id = wire.id ?? wire.tag_id ?? slug
    return [{ id, name, slug, ...(description && { description }), ...(likes !== undefined && { likes }) }]
  })
}

/** Parses a list of roadmaps in every documented form: an array or `{roadmaps}`. */
export function readRoadmaps(answer: unknown): CatalogRoadmap[] {
  return inOrder(listIn(answer, 'roadmaps'), WireRoadmap).flatMap((wire) => {
    const title = wire.title ?? wire.name
    if (!title) return []
    const { id, promise, minutes } = wire
    const tags = readTags(wire.tags)
    return [
      {
        id,
        title,
        slug: wire.slug ?? slugOf(title),
        tags,
        ...(promise && { promise }),
        ...(minutes && { minutes }),
      },
    ]
  })
}

function listIn(answer: unknown, key: string): unknown[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null | undefined)?.[key]
  return Array.isArray(list) ? list : []
}

function asObject(item: unknown): unknown {
  return typeof item === 'string' ? { name: item } : item
}

/** The valid items by position (those without one last, in their original order); an invalid item is skipped. */
function inOrder<Item extends { position?: number | undefined }>(
  items: unknown[],
  schema: z.ZodMiniType<Item>,
): Item[] {
  const positionOf = (item: Item) => item.position ?? Number.MAX_SAFE_INTEGER
  return items
    .flatMap((item) => schema.safeParse(item).data ?? [])
    .sort((one, other) => positionOf(one) - positionOf(other))
}
