import { UniqueViolation, type Versioned } from '@semaforo/platform'
import { type CatalogItem, changed, itemId } from '../item.ts'
import { allOf, allTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import type { ItemOf } from './edited.ts'
import { freeSlug, requireUniqueName, withNameKey } from './names.ts'
import { nameTaken } from './refusals.ts'

type Slot = { id: number; position: number; slug: string }

/** Attempts against concurrent editors who take the same id, slug or name. */
const maxAttempts = 10

/**
 * Appends an item to its kind, with an id that was never used.
 * @throws {ProblemError} 409 if its name is taken
 */
export async function create<Kind extends CatalogItem['kind']>(
  store: ItemStore,
  { kind, name, actor }: { kind: Kind; name: string; actor: string },
  make: (slot: Slot) => ItemOf<Kind>,
): Promise<Versioned<ItemOf<Kind>>> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const others = (await allOf(store, kind)).map(({ state }) => state)
    const made = make({
      id: 1 + Math.max(0, ...others.map(({ id }) => id)),
      position: 1 + Math.max(0, ...others.map(({ position }) => position)),
      slug: freeSlug(name, others),
    })
    requireUniqueName(made, others)
    const added = await add(store, withNameKey(made), actor)
    if (added) return added
  }
  throw nameTaken(kind)
}

/** Undefined if a concurrent editor took the id, the slug or the name. */
async function add<Item extends CatalogItem>(
  store: ItemStore,
  item: Item,
  actor: string,
): Promise<Versioned<Item> | undefined> {
  const tags = await allTags(store)
  const id = itemId(item)
  try {
    const { result: isAdded, version } = await store.update(id, (current) =>
      current ? [current, [], false] : [item, [changed(item, tags, actor)], true],
    )
    return isAdded ? { id, version, state: item } : undefined
  } catch (error) {
    if (error instanceof UniqueViolation) return undefined
    throw error
  }
}
