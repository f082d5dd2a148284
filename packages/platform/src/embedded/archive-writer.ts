import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { AggregateEntry, Entry, OutboxEntry } from '../archive/entry.ts'
import { getOrCreate } from '../get-or-create.ts'
import { createCopiedLog } from './copied-log.ts'
import { type Database, openDatabase } from './database.ts'
import { tableOf } from './index-sql.ts'
import { logSchema } from './log-table.ts'
import { outboxSchema } from './outbox.ts'
import { prepareTable } from './prepare-table.ts'

/** How many entries share a transaction, and its flush to the disk. */
const batchSize = 5_000

/** Writes entries into the files of a new data directory; their indexes are made by the first start on it. */
export function createArchiveWriter(dataDir: string) {
  const files = new Map<string, Database>()
  const inserts = new Map<string, StatementSync>()
  let log: ReturnType<typeof createCopiedLog> | undefined
  let written = 0

  function fileOf(name: string, schema: string): DatabaseSync {
    const { sql } = getOrCreate(files, name, () => openDatabase(dataDir, name, 'FULL', schema))
    if (!sql.isTransaction) sql.exec('BEGIN')
    return sql
  }

  function writeAggregate({ service, store, id, version, state, causes, erased }: AggregateEntry) {
    const sql = fileOf(service, outboxSchema)
    const insert = getOrCreate(inserts, `${service}.${store}`, () => {
      prepareTable(sql, { service, name: store })
      return sql.prepare(
        `INSERT INTO ${tableOf(store)} (id, version, state, causes, erased) VALUES (?, ?, ?, ?, ?)`,
      )
    })
    const [json, time] = state === null ? [null, erased ?? Date.now()] : [JSON.stringify(state), null]
    insert.run(id, version, json, JSON.stringify(causes), time)
  }

  function writePending({ service, topic, event }: OutboxEntry) {
    const sql = fileOf(service, outboxSchema)
    getOrCreate(inserts, service, () => sql.prepare('INSERT INTO outbox (topic, event) VALUES (?, ?)')).run(
      topic,
      JSON.stringify(event),
    )
  }

  function logFile() {
    const sql = fileOf('events', logSchema)
    log ??= createCopiedLog(sql)
    return log
  }

  function commit() {
    for (const { sql } of files.values()) if (sql.isTransaction) sql.exec('COMMIT')
  }

  return {
    write(entry: Entry): void {
      if (entry.kind === 'aggregate') writeAggregate(entry)
      else if (entry.kind === 'pending') writePending(entry)
      else if (entry.kind === 'group') logFile().group(entry)
      else logFile().record(entry)
      written += 1
      if (written % batchSize === 0) commit()
    },
    /** Puts everything on the disk. */
    async end(): Promise<void> {
      if (log) logFile().saveProgress()
      commit()
      await this.close()
    },
    async close(): Promise<void> {
      const open = [...files.values()]
      files.clear()
      for (const { sql } of open) if (sql.isTransaction) sql.exec('ROLLBACK')
      await Promise.all(open.map((file) => file.close()))
    },
  }
}
