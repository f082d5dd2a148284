import type { IndexDefinition, StoreDefinition } from '../ports/aggregate-store.ts'

/** @throws {RangeError} when the store declares no such index */
export function indexOf({ name, indexes = {} }: StoreDefinition, indexName: string): IndexDefinition {
  const index = (indexes as Record<string, IndexDefinition>)[indexName]
  if (!index) throw new RangeError(`${name} declares no index ${indexName}`)
  return index
}
