import type { IndexDefinition, Scalar, StoreDefinition } from '../ports/aggregate-store.ts'
import { escapeKey } from './document.ts'
import { sortableKey } from './sortable-key.ts'

/** The sort keys of an aggregate, by field: one for each index that holds it. */
export type IndexKeys = Record<string, string>

/** The field of an index. It includes the paths, so that a changed declaration is another field. */
export function keyField(indexName: string, { paths }: IndexDefinition): string {
  return escapeKey(`${indexName}(${paths.join(',')})`)
}

/** Where a document holds its key of an index; the index has the same name. */
export const keyPath = (indexName: string, index: IndexDefinition) => `keys.${keyField(indexName, index)}`

/** Identifies the index declarations that a document's keys were made by. */
export function fingerprint({ indexes = {} }: StoreDefinition): string {
  return fieldsOf(indexes)
    .map(([field]) => field)
    .sort()
    .join(' ')
}

/** The sort keys of a state, without those of indexes where a value is missing or no scalar. */
export function indexKeys({ indexes = {} }: StoreDefinition, state: unknown): IndexKeys {
  const keys: IndexKeys = {}
  for (const [field, { paths }] of fieldsOf(indexes)) {
    const values = paths.map((path) => valueAt(state, path))
    if (values.every(isScalar)) keys[field] = sortableKey(values)
  }
  return keys
}

function fieldsOf(indexes: Record<string, IndexDefinition>): [field: string, index: IndexDefinition][] {
  return Object.entries(indexes).map(([name, index]) => [keyField(name, index), index])
}

function valueAt(state: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    return inside ? (value as Record<string, unknown>)[part] : undefined
  }, state)
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}
