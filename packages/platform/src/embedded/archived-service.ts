import type { DatabaseSync } from 'node:sqlite'
import { CloudEvent } from '@semaforo/contracts'
import type { AggregateEntry, OutboxEntry, StoreName } from '../archive/entry.ts'
import { hasTable } from './has-table.ts'
import { tableOf } from './index-sql.ts'

const prefix = 'aggregates_'

/** Every aggregate in the file of a service, store by store. */
export function* archivedAggregates(sql: DatabaseSync, service: string): Generator<AggregateEntry> {
  const tables = sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  for (const { name } of tables) {
    if (!String(name).startsWith(prefix)) continue
    yield* archivedStore(sql, { service, store: String(name).slice(prefix.length) })
  }
}

function* archivedStore(sql: DatabaseSync, { service, store }: StoreName): Generator<AggregateEntry> {
  for (const row of sql.prepare(`SELECT * FROM ${tableOf(store)}`).iterate()) {
    yield {
      kind: 'aggregate',
      service,
      store,
      id: row['id'] as string,
      version: row['version'] as number,
      state: row['state'] === null ? null : JSON.parse(row['state'] as string),
      causes: JSON.parse(row['causes'] as string),
      // A file of an earlier release has no such column.
      ...(row['erased'] != null && { erased: row['erased'] as number }),
    }
  }
}

/** The unpublished events in the file of a service. */
export function* archivedOutbox(sql: DatabaseSync, service: string): Generator<OutboxEntry> {
  if (!hasTable(sql, 'outbox')) return
  for (const row of sql.prepare('SELECT topic, event FROM outbox ORDER BY position').iterate()) {
    const event = CloudEvent.parse(JSON.parse(row['event'] as string))
    yield { kind: 'pending', service, topic: row['topic'] as string, event }
  }
}
