import type { CloudEvent, catalogChanged, LikedKind, Roadmap, TagSummary } from '@semaforo/contracts'
import { type Platform, queryAll } from '@semaforo/platform'
import { unavailable } from '@semaforo/service-kit'
import type { z } from 'zod'

type Change = z.infer<typeof catalogChanged.data>
/** The last published state of an item; `sequence` is its version. */
export type CopiedItem = Change & { sequence: number }
type ItemOf<Kind extends LikedKind> = Extract<CopiedItem, { kind: Kind }>

/** Why nothing can be said of an item yet: of a new system the catalog's first events are still on their way. */
export const notArrived = 'Todavía no llega el catálogo.'

/** Its reads reject with 503 while it is empty: an item that has not arrived is not one that does not exist. */
export type CatalogCopy = {
  /** Stores the state of an event, unless a newer one is stored already; one of the same version repairs it. */
  keep(event: CloudEvent<Change>): Promise<void>
  find<Kind extends LikedKind>(kind: Kind, id: number): Promise<ItemOf<Kind> | undefined>
  /** The current roadmaps with their current tags, without retired ones. */
  roadmaps(): Promise<Roadmap[]>
  isEmpty(): Promise<boolean>
}

const keyOf = (kind: LikedKind, id: number) => `${kind}/${id}`

/** A local projection of the catalog's events, so that likes need no call to another service. */
export async function openCatalogCopy(platform: Platform): Promise<CatalogCopy> {
  const store = await platform.store<CopiedItem, 'kind'>({
    service: 'likes',
    name: 'catalog-item',
    indexes: { kind: { paths: ['kind', 'item.id'] } },
  })

  const isEmpty = async () => (await store.query('kind', { limit: 1 })).items.length === 0
  async function refuseEmpty() {
    if (await isEmpty()) throw unavailable('not-ready', notArrived, 1)
  }

  async function itemsOf<Kind extends LikedKind>(kind: Kind): Promise<ItemOf<Kind>[]> {
    const copies = await queryAll(store, 'kind', { equals: [kind] })
    return copies.map(({ state }) => state as ItemOf<Kind>)
  }

  return {
    async keep({ id, sequence, data: { actor: _, ...data } }) {
      await store.update(
        keyOf(data.kind, data.item.id),
        (known) => [known && known.sequence > sequence ? known : { ...data, sequence }, []],
        { idempotencyKey: id },
      )
    },
    async find<Kind extends LikedKind>(kind: Kind, id: number) {
      const copy = await store.get(keyOf(kind, id))
      if (!copy) await refuseEmpty()
      return copy?.state as ItemOf<Kind> | undefined
    },
    async roadmaps() {
      const [tags, roadmaps] = await Promise.all([itemsOf('tag'), itemsOf('roadmap')])
      if (roadmaps.length === 0) await refuseEmpty()
      const byId = new Map(tags.map((tag) => [tag.item.id, tag]))
      return roadmaps
        .filter(({ retired }) => !retired)
        .map(({ item }) => ({ ...item, tags: item.tags.flatMap((step) => stepNow(step, byId.get(step.id))) }))
    },
    isEmpty,
  }
}

/** A step of a roadmap with its tag's current name; none if the tag is retired. */
function stepNow(step: TagSummary, tag: ItemOf<'tag'> | undefined): TagSummary[] {
  if (!tag) return [step]
  return tag.retired ? [] : [{ ...step, name: tag.item.name, slug: tag.item.slug }]
}
