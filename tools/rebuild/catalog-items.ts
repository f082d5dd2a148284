import { isDeepStrictEqual } from 'node:util'
import { type CatalogItem, changed, tagOf } from '@semaforo/catalog/item'
import { catalogChanged } from '@semaforo/contracts'
import type { CopiedItem } from '@semaforo/likes/catalog-copy'
import { type Correction, correction, type ReadModel, statesOf } from './correction.ts'

/** The catalog as likes knows it. */
export const catalogItems: ReadModel = {
  service: 'likes',
  model: 'catalog-item',
  group: 'likes-catalog',
  async corrections(read) {
    const items = await statesOf<CatalogItem>(read, { service: 'catalog', store: 'item' })
    const copies = await statesOf<CopiedItem>(read, { service: 'likes', store: 'catalog-item' })
    const tags = [...items.values()].map(({ state }) => state).filter((item) => item.kind === 'tag')
    return [[...differing(items, copies, tags.map(tagOf)), ...withoutSource(items, copies)]]
  },
}

type Known<State> = ReadonlyMap<string, { version: number; state: State }>

function differing(
  items: Known<CatalogItem>,
  copies: Known<CopiedItem>,
  tags: readonly ReturnType<typeof tagOf>[],
): Correction[] {
  return [...items].flatMap(([id, { version, state }]) => {
    const data = catalogChanged.data.parse(changed(state, tags).data)
    const copy = copies.get(id)?.state
    if (copy && isDeepStrictEqual(compared(copy), compared(data))) return []
    const mark = `${version} ${JSON.stringify(copy)}`
    return [correction(catalogChanged, { id, mark, subject: id, sequence: version, data })]
  })
}

/** An item that the catalog never had, or has no more, is taken for retired. */
function withoutSource(items: Known<CatalogItem>, copies: Known<CopiedItem>): Correction[] {
  return [...copies]
    .filter(([id, { state }]) => !items.has(id) && !state.retired)
    .map(([id, { state }]) => {
      const { sequence, ...known } = state
      const data = catalogChanged.data.parse({ ...known, retired: true })
      return correction(catalogChanged, { id, mark: JSON.stringify(state), subject: id, sequence, data })
    })
}

type Data = Pick<CopiedItem, 'kind' | 'item' | 'retired'>

/** Without the names of a roadmap's steps, which are those of the day of its last change. */
function compared({ kind, item, retired = false }: Data) {
  const steps = 'tags' in item ? { tags: item.tags.map(({ id }) => id) } : {}
  return { kind, retired, item: JSON.parse(JSON.stringify({ ...item, ...steps })) }
}
