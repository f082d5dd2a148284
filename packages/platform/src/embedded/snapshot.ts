import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AggregateEntry, Entry, Snapshot, StoreName } from '../archive/entry.ts'
import { CopyRefusal } from '../archive/refusal.ts'
import { fingerprintOf, secretOf } from '../archive/site.ts'
import { archivedGroups, archivedRecords } from './archived-log.ts'
import { archivedAggregates, archivedOutbox, archivedStore, stateIn } from './archived-service.ts'

/** What may be lost at any time, and is not copied. */
const cache = 'cache'

/** The file of the log; every other one is a service's. */
export const log = 'events'

/**
 * Everything that lasts in a data directory, as it was at one moment, while a site may be running on it. For that
 * moment (some milliseconds) writes wait; what comes later goes on beside the reading.
 * @throws {CopyRefusal} when there is no site in it
 */
export function openSqliteSnapshot(dataDir: string): Snapshot {
  const names = databasesIn(dataDir)
  if (names.length === 0)
    throw new CopyRefusal(
      `En ${dataDir} no hay datos de un sitio: revisa DATA_DIR, o el nombre de la carpeta.`,
    )
  const files = readAtOneMoment(dataDir, names)
  const services = [...files].filter(([name]) => name !== log)
  const events = files.get(log)

  async function* entries(): AsyncGenerator<Entry> {
    for (const [service, sql] of services) yield* archivedAggregates(sql, service)
    for (const [service, sql] of services) yield* archivedOutbox(sql, service)
    if (!events) return
    yield* archivedGroups(events)
    yield* archivedRecords(events)
  }

  async function* aggregates(of: StoreName): AsyncGenerator<AggregateEntry> {
    const sql = files.get(of.service)
    if (sql) yield* archivedStore(sql, of)
  }

  const identity = files.get(secretOf.service)
  return {
    site: fingerprintOf(identity && stateIn(identity, secretOf.store, secretOf.id)),
    entries,
    aggregates,
    async close() {
      for (const sql of files.values()) sql.close()
    },
  }
}

/** The names of the databases in a data directory; none where there is no site. */
export function databasesIn(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const files = readdirSync(dataDir).filter((name) => name.endsWith('.db'))
  return files.map((name) => name.slice(0, -'.db'.length)).filter((name) => name !== cache)
}

/** Opens a read transaction on each file while it holds the write locks of all: no write falls between two of them. */
function readAtOneMoment(dataDir: string, names: readonly string[]): Map<string, DatabaseSync> {
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
