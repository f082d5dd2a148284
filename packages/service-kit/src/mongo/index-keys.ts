import type { IndexDefinition, Scalar, StoreDefinition } from '../ports/aggregate-store.ts'
import { escapeKey } from './document.ts'
import { sortableKey } from './sortable-key.ts'

/** The keys under which an aggregate stands in the indexes of its store, by field. */
export type IndexKeys = Record<string, string>

/** The field of an index: it names what is indexed, so that a changed declaration is another field. */
export function keyField(indexName: string, { paths }: IndexDefinition): string {
  return escapeKey(`${indexName}(${paths.join(',')})`)
}

/** Where a document holds its key of an index; the index has the same name. */
export const keyPath = (indexName: string, index: IndexDefinition) => `keys.${keyField(indexName, index)}`

/** Tells whether a document's keys were made by the same declarations. */
export function fingerprint({ indexes = {} }: StoreDefinition): string {
  return fieldsOf(indexes)
    .map(([field]) => field)
    .sort()
    .join(' ')
}

/** The keys of a state: none of an index where it misses one of its values. */
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
