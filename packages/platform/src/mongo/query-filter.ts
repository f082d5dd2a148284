import type { QueryFilter } from 'mongoose'
import { checkQuery } from '../aggregates/check-query.ts'
import { decodeCursor } from '../aggregates/cursor.ts'
import { type IndexDefinition, type IndexQuery, InvalidCursor } from '../ports/aggregate-store.ts'
import type { AggregateDocument } from './aggregate-document.ts'
import { sortableKey, upperBound } from './sortable-key.ts'

/**
 * The filter of a query: sort keys compare as their values do, so a query is one range of one field.
 * @param path the path of the index's key in the documents
 * @throws {RangeError} when the query does not fit the index
 * @throws {InvalidCursor}
 */
export function queryFilter(
  path: string,
  index: IndexDefinition,
  query: IndexQuery,
): QueryFilter<AggregateDocument> {
  checkQuery(index, query)
  const { equals = [], from, before, after } = query
  const prefix = sortableKey(equals)
  const first = from === undefined ? prefix : prefix + sortableKey([from])
  const end = before === undefined ? prefix + upperBound : prefix + sortableKey([before])
  const range = { $gte: first, $lt: end }
  if (after === undefined) return { [path]: range }

  const [key, id] = decodeCursor(after, 2)
  if (typeof key !== 'string' || typeof id !== 'string' || key < first || key >= end)
    throw new InvalidCursor()
  const ascending = query.order !== 'desc'
  const beyond = ascending ? { $gt: key, $lt: end } : { $gte: first, $lt: key }
  return { $or: [{ [path]: beyond }, { [path]: key, _id: ascending ? { $gt: id } : { $lt: id } }] }
}
