import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Entry } from '../archive/entry.ts'
import { CopyRefusal } from '../archive/refusal.ts'
import { archivedGroups, archivedRecords } from './archived-log.ts'
import { archivedAggregates, archivedOutbox } from './archived-service.ts'
import { createPrivateFile } from './file-permissions.ts'

/** What may be lost at any time, and is not copied. */
const cache = 'cache'

/** The file of the log; every other one is a service's. */
export const log = 'events'

/**
 * Everything that lasts in a data directory at one moment, entry by entry: aggregates first, then pending events,
 * groups, and records topic by topic.
 * @throws {CopyRefusal} when there is no site in it
 */
export function openSnapshot(dataDir: string): { entries(): Generator<Entry>; close(): void } {
  const files = readAtOneMoment(dataDir)
  const services = [...files].filter(([name]) => name !== log)
  const events = files.get(log)
  return {
    *entries() {
      for (const [service, sql] of services) yield* archivedAggregates(sql, service)
      for (const [service, sql] of services) yield* archivedOutbox(sql, service)
      if (!events) return
      yield* archivedGroups(events)
      yield* archivedRecords(events)
    },
    close() {
      for (const sql of files.values()) sql.close()
    },
  }
}

/**
 * Copies the databases of a data directory as they are at one moment, while a site may be running on it.
 * @param to a folder that exists; the files are accessible to this user alone
 * @throws {CopyRefusal} when there is no site in it
 */
export async function copyDatabases(dataDir: string, to: string): Promise<void> {
  const files = readAtOneMoment(dataDir)
  try {
    for (const [name, sql] of files) {
      const path = join(to, `${name}.db`)
      createPrivateFile(path)
      // It reads in the transaction that is open, so later writes are not in the copy.
      await backup(sql, path)
    }
  } finally {
    for (const sql of files.values()) sql.close()
  }
}

/** The names of the databases in a data directory; none where there is no site. */
export function databasesIn(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const files = readdirSync(dataDir).filter((name) => name.endsWith('.db'))
  return files.map((name) => name.slice(0, -'.db'.length)).filter((name) => name !== cache)
}

/**
 * Opens a read transaction on each file while it holds the write locks of all, for some milliseconds: no write falls
 * between two of them.
 */
function readAtOneMoment(dataDir: string): Map<string, DatabaseSync> {
  const names = databasesIn(dataDir)
  if (names.length === 0)
    throw new CopyRefusal(
      `En ${dataDir} no hay datos de un sitio: revisa DATA_DIR, o el nombre de la carpeta.`,
    )
  const open = (name: string) => new DatabaseSync(join(dataDir, `${name}.db`), { timeout: 5_000 })
  const gates = names.map(open)
  try {
    for (const gate of gates) gate.exec('BEGIN IMMEDIATE')
    return new Map(names.map((name) => [name, beginReading(open(name))]))
  } finally {
    for (const gate of gates) gate.close()
  }
}

function beginReading(sql: DatabaseSync): DatabaseSync {
  // A transaction reads what the file held at its first query.
  sql.exec('BEGIN')
  sql.prepare('SELECT count(*) FROM sqlite_schema').get()
  return sql
}
