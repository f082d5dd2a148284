import type { DatabaseSync } from 'node:sqlite'
import type { AggregateEntry, Entry, GroupEntry, OutboxEntry, RecordEntry } from '../archive/entry.ts'
import { getOrCreate } from '../get-or-create.ts'
import { type Database, openDatabase } from './database.ts'
import { tableOf } from './index-sql.ts'
import { logSchema } from './log-table.ts'
import { outboxSchema } from './outbox.ts'
import { prepareTable } from './prepare-table.ts'

/** How many entries share a transaction, and its flush to the disk. */
const batchSize = 5_000

type Insert = (entry: never) => unknown

/**
 * Writes entries into the files of a new data directory; their indexes are made by the first start on it. Times from
 * which on something is kept begin anew.
 */
export function createArchiveWriter(dataDir: string) {
  const files = new Map<string, Database>()
  const inserts = new Map<string, Insert>()
  let written = 0

  function fileOf(name: string, schema: string): DatabaseSync {
    const { sql } = getOrCreate(files, name, () => openDatabase(dataDir, name, 'FULL', schema))
    if (!sql.isTransaction) sql.exec('BEGIN')
    return sql
  }

  function commit() {
    for (const { sql } of files.values()) if (sql.isTransaction) sql.exec('COMMIT')
  }

  return {
    write(entry: Entry): void {
      const [name, schema, prepare] = placeOf(entry)
      const sql = fileOf(name, schema)
      const insert = getOrCreate(
        inserts,
        `${entry.kind} ${'store' in entry ? entry.store : ''} ${name}`,
        () => prepare(sql),
      )
      insert(entry as never)
      written += 1
      if (written % batchSize === 0) commit()
    },
    async close(): Promise<void> {
      const open = [...files.values()]
      inserts.clear()
      files.clear()
      for (const { sql } of open) if (sql.isTransaction) sql.exec('COMMIT')
      await Promise.all(open.map((file) => file.close()))
    },
  }
}

/** The file of an entry, its tables, and how to insert it there. */
function placeOf(entry: Entry): [name: string, schema: string, prepare: (sql: DatabaseSync) => Insert] {
  switch (entry.kind) {
    case 'aggregate':
      return [entry.service, outboxSchema, (sql) => insertAggregates(sql, entry)]
    case 'pending':
      return [entry.service, outboxSchema, insertPending]
    case 'record':
      return ['events', logSchema, insertRecords]
    case 'group':
      return ['events', logSchema, insertGroups]
  }
}

function insertAggregates(sql: DatabaseSync, { service, store }: AggregateEntry): Insert {
  prepareTable(sql, { service, name: store })
  const insert = sql.prepare(
    `INSERT INTO ${tableOf(store)} (id, version, state, causes, erased) VALUES (?, ?, ?, ?, ?)`,
  )
  const now = Date.now()
  return ({ id, version, state, causes }: AggregateEntry) =>
    state === null
      ? insert.run(id, version, null, JSON.stringify(causes), now)
      : insert.run(id, version, JSON.stringify(state), JSON.stringify(causes), null)
}

function insertPending(sql: DatabaseSync): Insert {
  const insert = sql.prepare('INSERT INTO outbox (topic, event) VALUES (?, ?)')
  return ({ topic, event }: OutboxEntry) => insert.run(topic, JSON.stringify(event))
}

function insertRecords(sql: DatabaseSync): Insert {
  const insert = sql.prepare('INSERT INTO events (topic, key, value, headers, time) VALUES (?, ?, ?, ?, ?)')
  return ({ topic, key, value, headers }: RecordEntry) =>
    insert.run(topic, key, value, JSON.stringify(headers), Date.now())
}

function insertGroups(sql: DatabaseSync): Insert {
  const last = sql.prepare('SELECT offset FROM events WHERE topic = ? ORDER BY offset LIMIT 1 OFFSET ?')
  const insert = sql.prepare(
    'INSERT INTO offsets (consumer_group, topic, position, seen) VALUES (?, ?, ?, ?)',
  )
  const now = Date.now()
  return ({ group, topic, handled }: GroupEntry) => {
    const position = handled === 0 ? 0 : (last.get(topic, handled - 1)?.['offset'] ?? 0)
    insert.run(group, topic, position, now)
  }
}
