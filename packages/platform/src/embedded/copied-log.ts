import type { DatabaseSync } from 'node:sqlite'
import type { GroupEntry, RecordEntry } from '../archive/entry.ts'
import { isHandled } from '../archive/section.ts'

type Progress = { entry: GroupEntry; position: number; isBehind: boolean }

/** Writes records, and the progress of groups in them, into the file of the log. */
export function createCopiedLog(sql: DatabaseSync) {
  const insert = sql.prepare('INSERT INTO events (topic, key, value, headers, time) VALUES (?, ?, ?, ?, ?)')
  const save = sql.prepare('INSERT INTO offsets (consumer_group, topic, position, seen) VALUES (?, ?, ?, ?)')
  const progress = new Map<string, Progress[]>()
  return {
    group(entry: GroupEntry): void {
      const ofTopic = progress.get(entry.topic) ?? []
      progress.set(entry.topic, [...ofTopic, { entry, position: 0, isBehind: false }])
    },
    record(entry: RecordEntry): void {
      const { topic, key, value, headers } = entry
      const { lastInsertRowid } = insert.run(topic, key, value, JSON.stringify(headers), Date.now())
      for (const each of progress.get(topic) ?? []) {
        // Here a topic is one lane: a group gets again what it handled behind the first record that it did not.
        each.isBehind ||= !isHandled(each.entry, entry)
        if (!each.isBehind) each.position = Number(lastInsertRowid)
      }
    },
    /** After the last record. */
    saveProgress(): void {
      for (const each of [...progress.values()].flat())
        save.run(each.entry.group, each.entry.topic, each.position, Date.now())
    },
  }
}
