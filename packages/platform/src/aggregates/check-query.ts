import type { IndexDefinition, IndexQuery } from '../ports/aggregate-store.ts'

/** @throws {RangeError} when the index cannot answer the query */
export function checkQuery(index: IndexDefinition, { equals = [], from, before, limit }: IndexQuery): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new RangeError('limit is 1 to 1000')
  const values = equals.length + (from !== undefined || before !== undefined ? 1 : 0)
  if (values > index.paths.length) throw new RangeError('more values than paths')
}
