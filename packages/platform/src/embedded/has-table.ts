import type { DatabaseSync } from 'node:sqlite'

export function hasTable(sql: DatabaseSync, name: string): boolean {
  return sql.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined
}
