import type { AggregateStore, IndexQuery, Versioned } from '../ports/aggregate-store.ts'

const pageSize = 1_000

/**
 * Every aggregate of a query, read page after page: for what is bounded by what people type, like a catalog. One that
 * is written meanwhile is there as it was before or after.
 */
export async function queryAll<State, Index extends string>(
  store: Pick<AggregateStore<State, Index>, 'query'>,
  index: Index,
  query: Omit<IndexQuery, 'limit' | 'after'> = {},
): Promise<Versioned<State>[]> {
  const all: Versioned<State>[] = []
  let after: string | undefined
  do {
    const { items, next } = await store.query(index, {
      ...query,
      limit: pageSize,
      ...(after !== undefined && { after }),
    })
    all.push(...items)
    after = next
  } while (after !== undefined)
  return all
}
