import { setImmediate } from 'node:timers/promises'
import { isKeptByKey } from '@semaforo/contracts/services'
import { isDeadLetterTopic } from '../events/dead-letter.ts'
import { replayedPosition } from '../events/replay.ts'
import { deadLettersExpired } from '../metrics.ts'
import type { Logger } from '../ports/logger.ts'
import type { Retention } from '../retention.ts'
import type { Database } from './database.ts'

/** Rows deleted per transaction; other writes and requests get their turn in between. */
const batch = 500

type Row = { offset: number; time: number; key: string; headers: string }
/** Where to stop reading a topic: before an offset, and at the first record that is not older than a time. */
type End = { offset: number; time: number }
const never: End = { offset: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY }

/**
 * Removes records that are older than they have to be kept, of each topic by its kind: an event once every group of the
 * topic has handled it, where the topic is kept by key only if a later one has the same key; a dead letter with a line
 * in the log. A group that has not read for as long as events are kept holds nothing back.
 */
export function createLogPruning({ sql, write }: Database, logger?: Logger) {
  const nextTopic = sql.prepare('SELECT min(topic) AS topic FROM events WHERE topic > ?')
  const groupsOf = sql.prepare('SELECT consumer_group, position, seen FROM offsets WHERE topic = ?')
  const select = sql.prepare(
    `SELECT offset, time, key, headers FROM events WHERE topic = ? AND offset > ? AND offset < ?
      ORDER BY offset LIMIT ${batch}`,
  )
  const remove = sql.prepare('DELETE FROM events WHERE offset = ?')

  function* topics() {
    for (let topic = ''; ; ) {
      const next = nextTopic.get(topic)?.['topic']
      if (next === null || next === undefined) return
      topic = next as string
      yield topic
    }
  }

  /** The offset up to which every group that still reads has handled a topic. */
  function handled(topic: string, since: number): number {
    let first = Number.POSITIVE_INFINITY
    for (const { consumer_group: group, position, seen } of groupsOf.all(topic)) {
      if (Number(seen) >= since) first = Math.min(first, Number(position))
      else logger?.warn({ group, topic, position }, 'a group that no longer reads keeps no events')
    }
    return first
  }

  /** The first records of a topic, in batches; the event loop serves others in between. */
  async function* batches(topic: string, end: End): AsyncGenerator<Row[]> {
    for (let position = 0; ; ) {
      const rows = select.all(topic, position, end.offset) as Row[]
      const young = rows.findIndex(({ time }) => time >= end.time)
      yield young < 0 ? rows : rows.slice(0, young)
      const last = rows.at(-1)
      if (!last || young >= 0) return
      position = last.offset
      await setImmediate()
    }
  }

  async function removeAll(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    await write(() => {
      for (const { offset } of rows) remove.run(offset)
    })
  }

  async function pruneByTime(topic: string, end: End): Promise<void> {
    for await (const rows of batches(topic, end)) await removeAll(rows)
  }

  async function pruneByKey(topic: string, end: End): Promise<void> {
    const latest = new Map<string, number>()
    for await (const rows of batches(topic, never))
      for (const { key, offset } of rows) latest.set(key, offset)
    for await (const rows of batches(topic, end))
      await removeAll(rows.filter(({ key, offset }) => (latest.get(key) ?? 0) > offset))
  }

  async function pruneDeadLetters(topic: string, end: End): Promise<void> {
    const replayed = new Set<number>()
    for await (const rows of batches(topic, never))
      for (const { headers } of rows) replayed.add(Number(replayedPosition(JSON.parse(headers))))
    let letters = 0
    for await (const rows of batches(topic, end)) {
      letters += rows.filter(
        (row) => !replayed.has(row.offset) && !replayedPosition(JSON.parse(row.headers)),
      ).length
      await removeAll(rows)
    }
    if (letters === 0) return
    deadLettersExpired.inc({ topic }, letters)
    logger?.error({ topic, letters }, 'dead letters were kept for their time and are gone')
  }

  return async ({ events, deadLetters }: Retention, now: number): Promise<void> => {
    for (const topic of topics()) {
      if (isDeadLetterTopic(topic)) {
        await pruneDeadLetters(topic, { ...never, time: now - deadLetters })
        continue
      }
      const time = now - events
      await (isKeptByKey(topic) ? pruneByKey : pruneByTime)(topic, { offset: handled(topic, time) + 1, time })
    }
  }
}
