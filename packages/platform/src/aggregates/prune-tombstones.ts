import type { AggregateStore } from '../ports/aggregate-store.ts'

const batch = 500

/** Erases the aggregates of a store that became tombstones before a time (ISO 8601). */
export async function pruneTombstones<Index extends string>(
  store: AggregateStore<unknown, Index>,
  index: Index,
  before: string,
): Promise<void> {
  for (let found = batch; found === batch; ) {
    const { items } = await store.query(index, { before, limit: batch })
    for (const { id } of items) await store.update(id, () => [null, []])
    found = items.length
  }
}
