import { UniqueViolation, type Versioned } from '@semaforo/service-kit'
import { type CatalogItem, changed, itemId } from '../item.ts'
import { allOf, readTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import type { ItemOf } from './edited.ts'
import { freeSlug, requireOwnName } from './names.ts'
import { nameTaken } from './refusals.ts'

type Place = { id: number; position: number; slug: string }

/** How often another editor may be faster before it is more than bad luck. */
const tries = 10

/**
 * Adds an item behind all others of its kind, with an id that was never used.
 * @throws {ProblemError} 409 where its name is taken
 */
export async function create<Kind extends CatalogItem['kind']>(
  store: ItemStore,
  kind: Kind,
  name: string,
  make: (place: Place) => ItemOf<Kind>,
): Promise<Versioned<ItemOf<Kind>>> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const others = (await allOf(store, kind)).map(({ state }) => state)
    const item = make({
      id: 1 + Math.max(0, ...others.map(({ id }) => id)),
      position: 1 + Math.max(0, ...others.map(({ position }) => position)),
      slug: freeSlug(name, others),
    })
    requireOwnName(item, others)
    const added = await add(store, item)
    if (added) return added
  }
  throw nameTaken(kind)
}

/** Undefined where somebody else took the id or the address a moment ago. */
async function add<Item extends CatalogItem>(
  store: ItemStore,
  item: Item,
): Promise<Versioned<Item> | undefined> {
  const tags = await readTags(store)
  const id = itemId(item)
  try {
    const { result: isAdded, version } = await store.update(id, (current) =>
      current ? [current, [], false] : [item, [changed(item, tags)], true],
    )
    return isAdded ? { id, version, state: item } : undefined
  } catch (error) {
    if (error instanceof UniqueViolation) return undefined
    throw error
  }
}
