import type { LogRecord, PositionedRecord } from '../ports/event-log.ts'
import type { Database } from './database.ts'

export const logSchema = `
CREATE TABLE IF NOT EXISTS events (
  offset INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
  headers TEXT NOT NULL, time INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS events_by_topic ON events (topic, offset);
CREATE TABLE IF NOT EXISTS offsets (
  consumer_group TEXT NOT NULL, topic TEXT NOT NULL, position INTEGER NOT NULL DEFAULT 0,
  waiting INTEGER NOT NULL DEFAULT 0, starts INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (consumer_group, topic)
) STRICT, WITHOUT ROWID;`

export type StoredRecord = LogRecord & { offset: number }

/**
 * A group's progress in a topic: `position` is the offset it handled last. `waiting` is the offset of the first
 * unhandled record when its subscription began, and `starts` how many subscriptions in a row began with that
 * record; both are 0 when no record was waiting.
 */
export type Progress = { position: number; waiting: number; starts: number }

const batchSize = 100

/** Adds the time at which a group read last to a file of an earlier release. */
function addSeen({ sql }: Database): void {
  const columns = sql.prepare("SELECT name FROM pragma_table_info('offsets')").all()
  if (columns.some(({ name }) => name === 'seen')) return
  sql.exec(
    `ALTER TABLE offsets ADD COLUMN seen INTEGER NOT NULL DEFAULT 0; UPDATE offsets SET seen = ${Date.now()}`,
  )
}

/** The two tables of the log: its records, and the offsets of the groups. */
export function createLogTable(database: Database) {
  addSeen(database)
  const { sql, write } = database
  const insert = sql.prepare('INSERT INTO events (topic, key, value, headers, time) VALUES (?, ?, ?, ?, ?)')
  const select = sql.prepare('SELECT * FROM events WHERE topic = ? AND offset > ? ORDER BY offset LIMIT ?')
  const countAfter = sql.prepare('SELECT count(*) AS records FROM events WHERE topic = ? AND offset > ?')
  const selectLast = sql.prepare('SELECT max(offset) AS last FROM events WHERE topic = ?')
  const selectProgress = sql.prepare(
    'SELECT position, waiting, starts FROM offsets WHERE consumer_group = ? AND topic = ?',
  )
  const saveStart = sql.prepare(`INSERT INTO offsets (waiting, starts, seen, consumer_group, topic)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET waiting = excluded.waiting, starts = excluded.starts, seen = excluded.seen`)
  const deleteProgress = sql.prepare('DELETE FROM offsets WHERE consumer_group = ?')
  const saveSeen = sql.prepare('UPDATE offsets SET seen = ? WHERE consumer_group = ? AND topic = ?')
  const savePosition = sql.prepare('UPDATE offsets SET position = ? WHERE consumer_group = ? AND topic = ?')
  const uncountStart = sql.prepare(`UPDATE offsets SET starts = starts - 1
    WHERE consumer_group = ? AND topic = ? AND waiting > position`)

  function after(topic: string, position: number, limit = batchSize): StoredRecord[] {
    return select.all(topic, position, limit).map((row) => ({
      offset: row['offset'] as number,
      topic,
      key: row['key'] as string,
      value: row['value'] as string,
      headers: JSON.parse(row['headers'] as string),
    }))
  }

  return {
    /** The next records of a topic after an offset. */
    after,

    /** How many records a topic has after an offset. */
    count: (topic: string, position: number) => countAfter.get(topic, position)?.['records'] as number,

    /** Calls `show` with each record that the topic holds at the time of the call; reads in batches. */
    visit(topic: string, show: (record: PositionedRecord) => void) {
      const last = Number(selectLast.get(topic)?.['last'] ?? 0)
      for (let position = 0; position < last; ) {
        for (const { offset, ...record } of after(topic, position)) {
          if (offset <= last) show({ ...record, position: String(offset) })
          position = offset
        }
      }
    },

    append: (records: readonly LogRecord[]) =>
      write(() => {
        const time = Date.now()
        for (const { topic, key, value, headers } of records) {
          insert.run(topic, key, value, JSON.stringify(headers), time)
        }
      }),

    /** Counts the start of a subscription against the first unhandled record. */
    begin: (group: string, topic: string): Promise<Progress> =>
      write(() => {
        const before = selectProgress.get(group, topic) as Progress | undefined
        const position = before?.position ?? 0
        const waiting = after(topic, position, 1)[0]?.offset ?? 0
        const again = waiting > 0 && before?.waiting === waiting
        const starts = again ? before.starts + 1 : Math.sign(waiting)
        saveStart.run(waiting, starts, Date.now(), group, topic)
        return { position, waiting, starts }
      }),

    advance: (group: string, topic: string, position: number) =>
      write(() => void savePosition.run(position, group, topic)),

    forget: (group: string) => write(() => void deleteProgress.run(group)),

    /** Notes that a group still reads a topic, also where there is nothing new. */
    saw: (group: string, topic: string, now: number) => write(() => void saveSeen.run(now, group, topic)),

    /** Undoes the count of `begin`: the process is still running, so the record did not crash it. */
    end: (group: string, topic: string) => write(() => void uncountStart.run(group, topic)),
  }
}

export type LogTable = ReturnType<typeof createLogTable>
