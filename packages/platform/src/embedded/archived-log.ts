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
  let number = 0
  for (const { position, key, value, headers } of recordsOf(sql, topic)) {
    if (settled.has(position)) continue
    number += 1
    yield { kind: 'record', topic, number, key, value, headers }
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

/** How far the groups are, in all topics but dead letters, which no group reads. */
export function* archivedGroups(sql: DatabaseSync): Generator<GroupEntry> {
  if (!hasTable(sql, 'offsets')) return
  const count = sql.prepare('SELECT count(*) AS handled FROM events WHERE topic = ? AND offset <= ?')
  const rows = sql.prepare(
    'SELECT consumer_group, topic, position FROM offsets ORDER BY consumer_group, topic',
  )
  for (const row of rows.all()) {
    const [group, topic] = [row['consumer_group'] as string, row['topic'] as string]
    if (isDeadLetterTopic(topic)) continue
    const handled = count.get(topic, row['position'] as number)?.['handled'] as number
    yield { kind: 'group', group, topic, handled }
  }
}
