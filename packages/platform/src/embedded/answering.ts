import type { Part } from '../parts.ts'
import type { Database } from './database.ts'

/** Whether all of these files can be read. */
export function answering(files: readonly Database[]): Awaited<ReturnType<Part['ready']>> {
  try {
    for (const { sql } of files) sql.prepare('SELECT 1 FROM sqlite_schema').get()
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: `La base de datos no responde: ${String(error)}` }
  }
}
