import type { Part } from '../parts.ts'
import type { Database } from './database.ts'

/** The readiness of SQLite files: whether all of them can be read. */
export function readinessOf(files: readonly Database[]): Awaited<ReturnType<Part['ready']>> {
  try {
    for (const { sql } of files) sql.prepare('SELECT 1 FROM sqlite_schema').get()
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: `La base de datos no responde: ${String(error)}` }
  }
}
