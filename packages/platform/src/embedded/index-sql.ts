import type { IndexDefinition } from '../ports/aggregate-store.ts'

/** The table that holds the aggregates of a name. */
export const tableOf = (name: string) => `"aggregates_${name}"`

/** A path of the state as SQLite's JSON functions take it. */
export function jsonPath(path: string): string {
  return `'$${path
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}'`
}

/** The SQL expression of a path of the state, the same in an index and in its queries. */
export const pathSql = (path: string) => `json_extract(state, ${jsonPath(path)})`

/** The condition for an aggregate to be in an index: it has all of the indexed values. */
export function inIndexSql(index: IndexDefinition): string {
  return index.paths.map((path) => `${pathSql(path)} IS NOT NULL`).join(' AND ')
}

/** The columns that order a query on an index; a total order, so that no two aggregates compare equal. */
export function indexColumns(index: IndexDefinition): string[] {
  const paths = index.paths.map(pathSql)
  return index.unique ? paths : [...paths, 'id']
}

export function createIndexSql(name: string, indexName: string, index: IndexDefinition): string {
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX'
  return `CREATE ${kind} "${name}.${indexName}" ON ${tableOf(name)} (${indexColumns(index).join(', ')}) WHERE ${inIndexSql(index)}`
}
