import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { openSqliteLog } from '../src/embedded/event-log.ts'
import { logSchema } from '../src/embedded/log-table.ts'
import { deadLetterTopic, type Logger, type LogRecord } from '../src/index.ts'
import { deadLettersExpired } from '../src/metrics.ts'

const dayMs = 24 * 3_600_000
const retention = { events: 30 * dayMs, deadLetters: 90 * dayMs, erased: 120 * dayMs }
const inDays = (days: number) => Date.now() + days * dayMs

function setUp(dataDir = temporaryDirectory()) {
  const lines: [fields: object, message: string][] = []
  const note = (fields: object, message: string) => void lines.push([fields, message])
  const logger: Logger = { error: note, warn: note, debug: note, trace: note }
  const log = openSqliteLog(dataDir, logger)
  const values = async (topic: string) => {
    const found: string[] = []
    await log.read(topic, ({ value }) => found.push(value))
    return found
  }
  /** Subscribes a group and waits until it has handled everything. */
  const readBy = async (group: string, topic: string) => {
    const handled: string[] = []
    const subscription = await log.subscribe({
      group,
      topics: [topic],
      handle: async ({ value }) => void handled.push(value),
    })
    const published = await values(topic)
    await eventually(() => expect(handled.slice(-1)).toEqual(published.slice(-1)))
    return subscription
  }
  return { dataDir, lines, log, values, readBy }
}

const record = (topic: string, key: string, value: string, headers = {}): LogRecord => ({
  topic,
  key,
  value,
  headers,
})

describe('an event', () => {
  test('goes once every group has handled it and its time is over', async () => {
    const { log, values, readBy } = setUp()
    const topic = 'likes.user'
    await log.publish([record(topic, 'a', '1'), record(topic, 'b', '2')])
    const first = await readBy('first', topic)
    const second = await readBy('second', topic)
    await log.prune(retention, inDays(29))
    expect(await values(topic)).toEqual(['1', '2'])
    await log.prune(retention, inDays(31))
    expect(await values(topic)).toEqual([])
    await log.publish([record(topic, 'a', '3')])
    expect(await values(topic)).toEqual(['3'])
    await Promise.all([first.stop(), second.stop()])
    await log.close()
  })

  test('waits for a group that has not handled it', async () => {
    const { log, values, readBy } = setUp()
    const topic = 'likes.user'
    await log.publish([record(topic, 'a', '1')])
    const fast = await readBy('fast', topic)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const handle = async () => {
      begin()
      await released
    }
    const slow = await log.subscribe({ group: 'slow', topics: [topic], handle })
    await begun
    await log.prune(retention, inDays(31))
    expect(await values(topic)).toEqual(['1'])
    release()
    await Promise.all([fast.stop(), slow.stop()])
    await log.prune(retention, inDays(31))
    expect(await values(topic)).toEqual([])
    await log.close()
  })

  test('does not wait for a group that has not read for as long, and the operator is told', async () => {
    const { log, lines, values } = setUp()
    const topic = 'likes.user'
    const gone = await log.subscribe({ group: 'gone', topics: [topic], handle: async () => undefined })
    await gone.stop()
    await log.publish([record(topic, 'a', '1')])
    await log.prune(retention, inDays(29))
    expect(await values(topic)).toEqual(['1'])
    await log.prune(retention, inDays(61))
    expect(await values(topic)).toEqual([])
    expect(lines).toEqual([
      [{ group: 'gone', topic, position: 0 }, 'a group that no longer reads keeps no events'],
    ])
    await log.close()
  })

  test('of a topic that is kept by key stays as long as no later one has its key', async () => {
    const { log, values, readBy } = setUp()
    const topic = 'catalog.item'
    const published = [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ] as const
    await log.publish(published.map(([key, value]) => record(topic, key, value)))
    const reader = await readBy('reader', topic)
    await log.prune(retention, inDays(31))
    expect(await values(topic)).toEqual(['2', '3'])
    await reader.stop()
    await log.close()
  })

  test('more than one batch of them goes, in every topic', async () => {
    const { log, values } = setUp()
    const topics = ['diagnostic.record', 'identity.mail', 'likes.user']
    const many = Array.from({ length: 1_201 }, (_, at) => String(at))
    for (const topic of topics) await log.publish(many.map((at) => record(topic, at, at)))
    await log.prune(retention, inDays(31))
    for (const topic of topics) expect(await values(topic)).toEqual([])
    await log.close()
  })
})

test('a dead letter expires after its time, with a log line unless it was replayed', async () => {
  const { log, lines, values } = setUp()
  const topic = deadLetterTopic(unique('topic'))
  await log.publish([record(topic, 'a', '1'), record(topic, 'b', '2')])
  await log.publish([record(topic, 'a', '', { 'dead-letter-replayed': '1' })])
  await log.prune(retention, inDays(89))
  expect(await values(topic)).toEqual(['1', '2', ''])
  expect(lines).toEqual([])
  await log.prune(retention, inDays(91))
  expect(await values(topic)).toEqual([])
  expect(lines).toEqual([[{ topic, letters: 1 }, 'dead letters were kept for their time and are gone']])
  expect((await deadLettersExpired.get()).values).toContainEqual({ labels: { topic }, value: 1 })
  await log.close()
})

test('groups of a file of an earlier release count as having read when it was opened', async () => {
  const dataDir = temporaryDirectory()
  const file = new DatabaseSync(join(dataDir, 'events.db'))
  file.exec(logSchema.replace(', seen INTEGER NOT NULL DEFAULT 0', ''))
  file.exec("INSERT INTO offsets (consumer_group, topic) VALUES ('slow', 'likes.user')")
  file
    .prepare("INSERT INTO events (topic, key, value, headers, time) VALUES ('likes.user', 'a', '1', '{}', ?)")
    .run(inDays(-31))
  file.close()
  const { log, values } = setUp(dataDir)
  await log.prune(retention, inDays(29))
  expect(await values('likes.user')).toEqual(['1'])
  await log.prune(retention, inDays(31))
  expect(await values('likes.user')).toEqual([])
  await log.close()
})
