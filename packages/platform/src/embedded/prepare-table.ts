import type { DatabaseSync } from 'node:sqlite'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import { createIndexSql, tableOf } from './index-sql.ts'

/** Creates the table of a store and synchronises its indexes with their declaration; a changed index is rebuilt. */
export function prepareTable(sql: DatabaseSync, { name, indexes = {} }: StoreDefinition): void {
  const table = tableOf(name)
  sql.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, state TEXT, causes TEXT NOT NULL, erased INTEGER
  ) STRICT`)
  addErased(sql, table)
  const declared = new Set([
    `CREATE INDEX "${name}.(erased)" ON ${table} (erased) WHERE state IS NULL`,
    ...Object.entries(indexes).map(([indexName, index]) => createIndexSql(name, indexName, index)),
  ])
  const present = sql
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(`aggregates_${name}`)
  for (const index of present) {
    if (!declared.delete(String(index['sql']))) sql.exec(`DROP INDEX "${index['name']}"`)
  }
  for (const create of declared) sql.exec(create)
}

/** Adds the time at which an aggregate was erased to a table of an earlier release. */
function addErased(sql: DatabaseSync, table: string): void {
  const columns = sql.prepare(`SELECT name FROM pragma_table_info('${table.slice(1, -1)}')`).all()
  if (columns.some(({ name }) => name === 'erased')) return
  sql.exec(`ALTER TABLE ${table} ADD COLUMN erased INTEGER;
    UPDATE ${table} SET erased = ${Date.now()} WHERE state IS NULL`)
}
