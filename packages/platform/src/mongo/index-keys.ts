import type { IndexDefinition, Scalar, StoreDefinition } from '../ports/aggregate-store.ts'
import { escapeKey } from './document.ts'
import { sortableKey } from './sortable-key.ts'

/** The sort keys of an aggregate, by field: one for each index that holds it. */
export type IndexKeys = Record<string, string>

/** The field of an index. It includes the paths, so that a changed declaration uses another field. */
export function keyField(indexName: string, { paths }: IndexDefinition): string {
  return escapeKey(`${indexName}(${paths.join(',')})`)
}

/** The path of an index's key in a document; the index has the same name. */
export const keyPath = (indexName: string, index: IndexDefinition) => `keys.${keyField(indexName, index)}`

/** Grows with what a document has to say beside its keys: then each is written once more at the next start. */
const form = '2'

/** Identifies the form of a document and the index declarations that its keys were computed from. */
export function fingerprint({ indexes = {} }: StoreDefinition): string {
  const fields = fieldsOf(indexes).map(([field]) => field)
  return [form, ...fields.sort()].join(' ')
}

/** The sort keys of a state; an index with a missing or non-scalar value has none. */
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
