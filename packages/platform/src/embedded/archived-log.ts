import type { DatabaseSync } from 'node:sqlite'
import type { GroupEntry, RecordEntry } from '../archive/entry.ts'
import { isDeadLetterTopic } from '../events/dead-letter.ts'
import { replayedPosition } from '../events/replay.ts'
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
    yield { kind: 'record', topic, at: Number(position), key, value, headers }
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

/**
 * The positions of letters that were replayed, and of the marks that say so. Both name positions of this log, which
 * mean nothing in another one; neither is of use any more.
 */
function replayedPositions(letters: Iterable<PositionedRecord>): Set<string> {
  const settled = new Set<string>()
  for (const { position, headers } of letters) {
    const letter = replayedPosition(headers)
    if (letter !== undefined) settled.add(letter).add(position)
  }
  return settled
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
      handled: row['position'] as number,
    }
  }
}
