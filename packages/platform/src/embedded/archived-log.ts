import type { DatabaseSync } from 'node:sqlite'
import type { GroupEntry, RecordEntry } from '../archive/entry.ts'
import { replayedPositions } from '../archive/waiting-letters.ts'
import { isDeadLetterTopic } from '../events/dead-letter.ts'
import type { PositionedRecord } from '../ports/event-log.ts'
import { hasTable } from './has-table.ts'

/** The records of the log, topic by topic; of the dead letters those that wait. */
export function* archivedRecords(sql: DatabaseSync): Generator<RecordEntry> {
  if (!hasTable(sql, 'events')) return
  for (const { topic } of sql.prepare('SELECT DISTINCT topic FROM events ORDER BY topic').all()) {
    yield* archivedTopic(sql, String(topic))
  }
}

function* archivedTopic(sql: DatabaseSync, topic: string): Generator<RecordEntry> {
  const settled = isDeadLetterTopic(topic) ? replayedPositions(recordsOf(sql, topic)) : new Set()
  for (const { position, key, value, headers } of recordsOf(sql, topic)) {
    if (settled.has(position)) continue
    yield { kind: 'record', topic, lane: 0, at: Number(position), key, value, headers }
  }
}

function* recordsOf(sql: DatabaseSync, topic: string): Generator<PositionedRecord> {
  const rows = sql.prepare('SELECT offset, key, value, headers FROM events WHERE topic = ? ORDER BY offset')
  for (const row of rows.iterate(topic)) {
    yield {
      topic,
      position: String(row['offset']),
      key: row['key'] as string,
      value: row['value'] as string,
      headers: JSON.parse(row['headers'] as string),
    }
  }
}

/** How far the groups are. */
export function* archivedGroups(sql: DatabaseSync): Generator<GroupEntry> {
  if (!hasTable(sql, 'offsets')) return
  const rows = sql.prepare('SELECT consumer_group, topic, position FROM offsets WHERE position > 0')
  for (const row of rows.iterate()) {
    yield {
      kind: 'group',
      group: row['consumer_group'] as string,
      topic: row['topic'] as string,
      handled: { 0: row['position'] as number },
    }
  }
}
