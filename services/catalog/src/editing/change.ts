import { isDeepStrictEqual } from 'node:util'
import { UniqueViolation, type Versioned } from '@semaforo/platform'
import { type CatalogItem, changed, itemId } from '../item.ts'
import { allOf, allTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import type { ItemOf } from './edited.ts'
import { requireUniqueName, withNameKey } from './names.ts'
import { itemChanged, itemNotFound, nameTaken, nothingToChange } from './refusals.ts'

/**
 * Changes an item with optimistic locking: `version` is the one its editor saw.
 * @throws {ProblemError} 404, 409 if somebody else changed it since or its name is taken, 400 if nothing changes
 */
export async function change<Kind extends CatalogItem['kind']>(
  store: ItemStore,
  { kind, id, version, actor }: { kind: Kind; id: number; version: number; actor: string },
  apply: (item: ItemOf<Kind>) => ItemOf<Kind>,
): Promise<Versioned<ItemOf<Kind>>> {
  const seen = await store.get(itemId({ kind, id }))
  if (!seen) throw itemNotFound()
  if (seen.version !== version) throw itemChanged()
  const changes = apply(seen.state as ItemOf<Kind>)
  if (isDeepStrictEqual(changes, seen.state)) throw nothingToChange()
  const next = withNameKey(changes)
  if (!next.retired)
    requireUniqueName(
      next,
      (await allOf(store, kind)).map(({ state }) => state),
    )

  const tags = await allTags(store)
  const update = store.update(seen.id, (current) =>
    isDeepStrictEqual(current, seen.state)
      ? [next, [changed(next, tags, actor)], true]
      : [current ?? null, [], false],
  )
  const { result: isChanged, version: nextVersion } = await update.catch((error: unknown) => {
    throw error instanceof UniqueViolation ? nameTaken(kind) : error
  })
  if (!isChanged) throw itemChanged()
  return { id: seen.id, version: nextVersion, state: next }
}

/**
 * Reorders all current items of a kind; only items that move are written, one write each.
 * @throws {ProblemError} 409 if `ids` are not exactly the current items
 */
export async function reorder(
  store: ItemStore,
  { kind, ids, actor }: { kind: CatalogItem['kind']; ids: readonly number[]; actor: string },
): Promise<void> {
  const shown = (await allOf(store, kind)).filter(({ state }) => !state.retired)
  const known = new Set(shown.map(({ state }) => state.id))
  if (ids.length !== known.size || !ids.every((id) => known.has(id))) throw itemChanged()
  const tags = await allTags(store)
  for (const [index, id] of ids.entries()) {
    const position = index + 1
    await store.update(itemId({ kind, id }), (current) => {
      if (!current || current.position === position) return [current ?? null, []]
      const moved = { ...current, position }
      return [moved, [changed(moved, tags, actor)]]
    })
  }
}
