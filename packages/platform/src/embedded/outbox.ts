import { CloudEvent, type Topic } from '@semaforo/contracts'
import type { Outbox } from '../ports/outbox.ts'
import type { Database } from './database.ts'

export const outboxSchema = `CREATE TABLE IF NOT EXISTS outbox (
  position INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL, event TEXT NOT NULL
) STRICT;`

/** The outbox of a service's file. */
export type SqliteOutbox = Outbox & {
  /** Adds an event; only inside a write that stores its aggregate. */
  append(entry: { topic: Topic; event: CloudEvent }): void
  /** Notifies the listeners that a write with events is committed. */
  appended(): void
}

export function createOutbox({ sql, write }: Database, name: string): SqliteOutbox {
  const insert = sql.prepare('INSERT INTO outbox (topic, event) VALUES (?, ?)')
  const select = sql.prepare('SELECT position, topic, event FROM outbox ORDER BY position LIMIT ?')
  const count = sql.prepare('SELECT count(*) AS events FROM outbox')
  const remove = sql.prepare('DELETE FROM outbox WHERE position = ?')
  const listeners = new Set<() => void>()
  return {
    name,
    size: () => count.get()?.['events'] as number,
    append: ({ topic, event }) => insert.run(topic, JSON.stringify(event)),
    appended() {
      for (const listener of listeners) listener()
    },
    async pending(limit) {
      return select.all(limit).map((row) => ({
        position: String(row['position']),
        topic: row['topic'] as Topic,
        event: CloudEvent.parse(JSON.parse(row['event'] as string)),
      }))
    },
    remove: (events) =>
      write(() => {
        for (const { position } of events) remove.run(Number(position))
      }),
    onAppend(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
