import type { CloudEvent, catalogChanged, LikedKind, Roadmap, TagSummary } from '@semaforo/contracts'
import type { Platform } from '@semaforo/service-kit'
import type { z } from 'zod'

type Change = z.infer<typeof catalogChanged.data>
/** What the catalog last told of an item; `sequence` is the item's version then. */
type CopiedItem = Change & { sequence: number }
type ItemOf<Kind extends LikedKind> = Extract<CopiedItem, { kind: Kind }>

export type CatalogCopy = {
  /** Keeps what an event tells, unless a newer one was here already. */
  keep(event: CloudEvent<Change>): Promise<void>
  find<Kind extends LikedKind>(kind: Kind, id: number): Promise<ItemOf<Kind> | undefined>
  /** The roadmaps that are shown now, each with those of its tags that are. */
  roadmaps(): Promise<Roadmap[]>
  isEmpty(): Promise<boolean>
}

/** More than the catalog ever holds of one kind. */
const all = 1000
const keyOf = (kind: LikedKind, id: number) => `${kind}/${id}`

/** The catalog as its events tell it: a like asks no other service. */
export async function openCatalogCopy(platform: Platform): Promise<CatalogCopy> {
  const store = await platform.store<CopiedItem, 'kind'>({
    service: 'likes',
    name: 'catalog-item',
    indexes: { kind: { paths: ['kind', 'item.id'] } },
  })

  async function itemsOf<Kind extends LikedKind>(kind: Kind): Promise<ItemOf<Kind>[]> {
    const { items } = await store.query('kind', { equals: [kind], limit: all })
    return items.map(({ state }) => state as ItemOf<Kind>)
  }

  return {
    async keep({ id, sequence, data }) {
      await store.update(
        keyOf(data.kind, data.item.id),
        (known) => [known && known.sequence >= sequence ? known : { ...data, sequence }, []],
        { cause: id },
      )
    },
    async find<Kind extends LikedKind>(kind: Kind, id: number) {
      return (await store.get(keyOf(kind, id)))?.state as ItemOf<Kind> | undefined
    },
    async roadmaps() {
      const [tags, roadmaps] = await Promise.all([itemsOf('tag'), itemsOf('roadmap')])
      const byId = new Map(tags.map((tag) => [tag.item.id, tag]))
      return roadmaps
        .filter(({ retired }) => !retired)
        .map(({ item }) => ({ ...item, tags: item.tags.flatMap((step) => stepNow(step, byId.get(step.id))) }))
    },
    isEmpty: async () => (await store.query('kind', { limit: 1 })).items.length === 0,
  }
}

/** A step of a roadmap under its tag's present name; none where the tag is retired. */
function stepNow(step: TagSummary, tag: ItemOf<'tag'> | undefined): TagSummary[] {
  if (!tag) return [step]
  return tag.retired ? [] : [{ ...step, name: tag.item.name, slug: tag.item.slug }]
}
