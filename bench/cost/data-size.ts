import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What a stopped embedded site keeps. `bytes` are in use: what SQLite will write into again does not count. */
export type DataSize = { aggregates: number; events: number; bytes: number }

/** Adds up the files of a data folder that no process has open. */
export function dataSize(dataDir: string): DataSize {
  const size = { aggregates: 0, events: 0, bytes: 0 }
  for (const name of readdirSync(dataDir).filter((each) => each.endsWith('.db'))) {
    const file = new DatabaseSync(join(dataDir, name))
    const pragma = (what: string) => Number(Object.values(file.prepare(`PRAGMA ${what}`).get() ?? {})[0])
    size.bytes += (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
    const tables = file
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map((table) => String(table['name']))
    const rows = (table: string) =>
      Number(file.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.['rows'])
    for (const table of tables) {
      if (table.startsWith('aggregates_')) size.aggregates += rows(table)
      if (table === 'events') size.events += rows(table)
    }
    file.close()
  }
  return size
}
