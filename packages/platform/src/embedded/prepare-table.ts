import type { DatabaseSync } from 'node:sqlite'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import { createIndexSql, tableOf } from './index-sql.ts'

/** Creates the table of a store and synchronises its indexes with their declaration; a changed index is rebuilt. */
export function prepareTable(sql: DatabaseSync, { name, indexes = {} }: StoreDefinition): void {
  const table = tableOf(name)
  sql.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, state TEXT, causes TEXT NOT NULL
  ) STRICT`)
  const declared = new Set(
    Object.entries(indexes).map(([indexName, index]) => createIndexSql(name, indexName, index)),
  )
  const present = sql
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(`aggregates_${name}`)
  for (const index of present) {
    if (!declared.delete(String(index['sql']))) sql.exec(`DROP INDEX "${index['name']}"`)
  }
  for (const create of declared) sql.exec(create)
}
