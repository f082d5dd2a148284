import { setTimeout as sleep } from 'node:timers/promises'
import { event } from '@semaforo/contracts'
import { newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import kafkajs, { Kafka, logLevel } from 'kafkajs'
import { assemble } from '../../src/assemble.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { toCloudEvent, toRecord } from '../../src/events/envelope.ts'
import {
  consume,
  type DeliveredRecord,
  deadLetterTopic,
  type LogRecord,
  listDeadLetters,
  on,
} from '../../src/index.ts'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { createTopics, MissingTopic } from '../../src/kafka/topics.ts'
import { describeEvents } from '../contracts/consumer.ts'
import { describeDeadLetters } from '../contracts/dead-letters.ts'
import { describeEventLog } from '../contracts/event-log.ts'
import { run } from '../programs/run.ts'
import { creatingTopics } from './creating-topics.ts'

const connection = { brokers: [process.env['KAFKA_BROKERS'] ?? ''], clientId: 'contracts' }
const dataDir = temporaryDirectory()

function openOnKafka() {
  const log = creatingTopics(openKafkaLog(connection), connection)
  return assemble({ stores: openSqliteStores(dataDir), log, volatile: openEmbeddedVolatile(dataDir) })
}

describeEventLog('kafka', openOnKafka)
describeEvents('kafka', openOnKafka)
describeDeadLetters('kafka', openOnKafka)

const aRecord = (topic: string, key: string, value: string): LogRecord => ({ topic, key, value, headers: {} })

async function aTopic(): Promise<string> {
  const topic = unique('topic')
  await createTopics(connection, [topic], { partitions: 6, replication: 1 })
  return topic
}

async function withLog(use: (log: ReturnType<typeof openKafkaLog>) => Promise<void>) {
  const log = openKafkaLog(connection)
  try {
    await use(log)
  } finally {
    await log.close()
  }
}

describe('topics', () => {
  test('are created once, and existing ones are not changed', async () => {
    const [one, two] = [unique('topic'), unique('topic')]
    const make = (partitions: number, ...topics: string[]) =>
      createTopics(connection, topics, { partitions, replication: 1 })
    expect(await make(2, one)).toEqual([{ topic: one, created: true, partitions: 2 }])
    expect(await make(4, one, two)).toEqual([
      { topic: one, created: false, partitions: 2 },
      { topic: two, created: true, partitions: 4 },
    ])
  })

  test('keep events for a time or by key, dead letters for theirs, also where they exist already', async () => {
    const dayMs = 24 * 3_600_000
    const [timed, byKey] = [unique('topic'), 'pages.site']
    const names = [timed, deadLetterTopic(timed), byKey]
    const shape = { partitions: 1, replication: 1 }
    await createTopics(connection, names, shape)
    await createTopics(connection, names, {
      ...shape,
      retention: { events: 30 * dayMs, deadLetters: 90 * dayMs },
    })
    const admin = new Kafka({ ...connection, logLevel: logLevel.NOTHING }).admin()
    await admin.connect()
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: names.map((name) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name })),
    })
    await admin.disconnect()
    const settings = (name: string) =>
      Object.fromEntries(
        resources
          .find(({ resourceName }) => resourceName === name)
          ?.configEntries.map((entry) => [entry.configName, entry.configValue]) ?? [],
      )
    expect(settings(timed)).toMatchObject({ 'cleanup.policy': 'delete', 'retention.ms': String(30 * dayMs) })
    expect(settings(deadLetterTopic(timed))).toMatchObject({ 'retention.ms': String(90 * dayMs) })
    expect(settings(byKey)).toMatchObject({
      'cleanup.policy': 'compact',
      'min.compaction.lag.ms': String(30 * dayMs),
      'min.insync.replicas': '1',
    })
  })

  test('that are missing reject a publish, make a subscription wait, and are not created implicitly', async () => {
    await withLog(async (log) => {
      const [topic, present] = [unique('topic'), await aTopic()]
      const seen: string[] = []
      const handle = async ({ value }: LogRecord) => void seen.push(value)
      await log.subscribe({ group: unique('group'), topics: [topic], handle })
      const [refused, taken] = await Promise.allSettled([
        log.publish([aRecord(topic, 'k', 'a')]),
        log.publish([aRecord(present, 'k', 'a')]),
      ])
      expect(refused).toEqual({ status: 'rejected', reason: new MissingTopic([topic]) })
      expect(taken.status).toBe('fulfilled')
      await expect(log.read(topic, () => undefined)).rejects.toThrow('npm run topics')
      await eventually(async () =>
        expect(await log.ready()).toEqual({
          ok: false,
          reason: `Kafka: No existe en Kafka: ${topic}. Créalo con: npm run topics`,
        }),
      )
      await createTopics(connection, [topic], { partitions: 1, replication: 1 })
      await log.publish([aRecord(topic, 'k', 'b')])
      await eventually(() => expect(seen).toEqual(['b']))
      expect(await log.ready()).toEqual({ ok: true })
    })
  })
})

describe('publishing', () => {
  test('a record that the broker rejects fails only its own publish', async () => {
    await withLog(async (log) => {
      const topic = await aTopic()
      await log.publish([aRecord(topic, 'k', 'first')])
      const publishes = await Promise.allSettled([
        log.publish([aRecord(topic, 'k', 'a')]),
        log.publish([aRecord(topic, 'k', 'b')]),
        log.publish([aRecord(topic, 'k', 'x'.repeat(2_000_000))]),
        log.publish([aRecord(topic, 'k', 'c')]),
      ])
      expect(publishes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ])
      const held: string[] = []
      await log.read(topic, ({ value }) => held.push(value))
      expect(held).toEqual(['first', 'a', 'b', 'c'])
    })
  })

  test('a publish that exceeds a request is sent in several, in order', async () => {
    await withLog(async (log) => {
      const topic = await aTopic()
      const records = Array.from({ length: 60 }, (_, n) => aRecord(topic, 'k', `${n} ${'x'.repeat(100_000)}`))
      await log.publish(records)
      const held: string[] = []
      await log.read(topic, ({ value }) => held.push(value))
      expect(held).toEqual(records.map(({ value }) => value))
    })
  })
})

test('a reader whose group has to join again reads each record once', () =>
  withLog(async (log) => {
    const topic = await aTopic()
    // Of a size that takes several fetches.
    const value = 'x'.repeat(400_000)
    const written = Array.from({ length: 12 }, (_, at) => `${at} ${value}`)
    for (const each of written) await log.publish([aRecord(topic, 'k', each)])

    const kafka = new Kafka({ ...connection, brokers: [...connection.brokers], logLevel: logLevel.NOTHING })
    const admin = kafka.admin()
    await admin.connect()
    const readers = async () =>
      (await admin.listGroups()).groups.map(({ groupId }) => groupId).filter((id) => id.startsWith('read-'))
    const others = await readers()
    let left: Promise<void> | undefined
    /** Another member joins the reader's group, and leaves it. */
    async function rebalance() {
      const own = (await readers()).find((id) => !others.includes(id))
      const other = kafka.consumer({ groupId: own ?? '' })
      await other.connect()
      await other.subscribe({ topic })
      const joined = new Promise((resolve) => other.on(other.events.GROUP_JOIN, resolve))
      await other.run({ autoCommit: false, eachMessage: async () => undefined })
      await joined
      left = other.disconnect()
    }
    const held: string[] = []
    await log.read(topic, async (record) => {
      held.push(record.value)
      if (held.length === 1) await rebalance()
    })
    await left
    await admin.disconnect()
    expect(held.map((each) => each.split(' ')[0])).toEqual(written.map((_, at) => String(at)))
  }))

describe('instances of a group', () => {
  /** Joins a group and collects the records it receives. */
  async function anInstance(topic: string, group: string, seen: LogRecord[]) {
    const log = openKafkaLog(connection)
    const own: LogRecord[] = []
    const handle = async (record: LogRecord) => {
      own.push(record)
      seen.push(record)
    }
    await log.subscribe({ group, topics: [topic], handle })
    return { own, close: log.close }
  }

  test('share its records, and joining or leaving loses none and keeps the order', async () => {
    const [topic, group] = [await aTopic(), unique('group')]
    const keys = Array.from({ length: 24 }, (_, n) => `k${n}`)
    const seen: LogRecord[] = []
    await withLog(async (log) => {
      let n = 0
      let working = true
      const publishing = (async () => {
        for (; working; n += 1) await log.publish(keys.map((key) => aRecord(topic, key, String(n))))
      })()
      const first = await anInstance(topic, group, seen)
      await eventually(() => expect(first.own.length).toBeGreaterThan(100))
      const second = await anInstance(topic, group, seen)
      await eventually(() => expect(second.own.length).toBeGreaterThan(100))
      const handledByFirst = first.own.length
      await eventually(() => expect(first.own.length).toBeGreaterThan(handledByFirst + 100))
      await first.close()
      const handledBySecond = second.own.length
      await eventually(() => expect(second.own.length).toBeGreaterThan(handledBySecond + 100))
      working = false
      await publishing
      const all = Array.from({ length: n }, (_, at) => String(at))
      // Records redelivered in a rebalance are allowed: the store deduplicates them.
      const ofKey = (key: string) =>
        new Set(seen.filter((record) => record.key === key).map(({ value }) => value))
      for (const key of keys) await eventually(() => expect([...ofKey(key)]).toEqual(all))
      await second.close()
    })
  })

  test('release a waiting record when another instance joins, which does not count as a start', async () => {
    const [topic, group] = [await aTopic(), unique('group')]
    const starts: number[] = []
    const holdUntilTold = async (log: ReturnType<typeof openKafkaLog>) =>
      log.subscribe({
        group,
        topics: [topic],
        async handle(record, { heartbeat, signal }) {
          starts.push(record.starts)
          while (!signal.aborted) await heartbeat().then(() => sleep(50))
          throw new Error('given up')
        },
      })
    await withLog(async (first) => {
      await first.publish([aRecord(topic, 'k', 'a')])
      await holdUntilTold(first)
      await eventually(() => expect(starts).toEqual([1]))
      await withLog(async (second) => {
        await holdUntilTold(second)
        await eventually(() => expect(starts).toEqual([1, 1]))
      })
      await eventually(() => expect(starts.length).toBeGreaterThan(2))
      expect(new Set(starts)).toEqual(new Set([1]))
    })
  })

  test('that are killed while handling a record count as its starts, and not as those of later records', async () => {
    const [topic, group] = [await aTopic(), unique('group')]
    await withLog(async (log) => {
      await log.publish([aRecord(topic, 'k', 'a'), aRecord(topic, 'k', 'b')])
      for (const line of ['a 1', 'a 2']) {
        const program = run('hold-record.ts', connection.brokers[0] ?? '', topic, group)
        await program.started
        program.kill()
        expect((await program.ended).lines).toEqual([line])
      }
      const seen: string[] = []
      const handle = async ({ value, starts }: DeliveredRecord) => void seen.push(`${value} ${starts}`)
      await log.subscribe({ group, topics: [topic], handle })
      await eventually(() => expect(seen).toEqual(['a 3', 'b 1']))
    })
  })
})

test('an unreadable record of another program becomes a dead letter and does not block later ones', async () => {
  const topic = unique('test.counter')
  await createTopics(connection, [topic, deadLetterTopic(topic)], { partitions: 1, replication: 1 })
  await withLog(async (log) => {
    const kind = newEventKind(undefined, topic)
    const seen: number[] = []
    await consume(log, { group: unique('group'), on: [on(kind, async ({ data }) => void seen.push(data.n))] })
    const producer = new Kafka({ brokers: connection.brokers, logLevel: logLevel.NOTHING }).producer()
    await producer.connect()
    await producer.send({ topic, messages: [{ value: null }, { value: Buffer.from([0xff, 0x00, 0xfe]) }] })
    await producer.disconnect()
    const good = toCloudEvent(event(kind, { n: 1 }), { service: 'counters', subject: 'a', sequence: 1 })
    await log.publish([toRecord(topic, good)])
    await eventually(() => expect(seen).toEqual([1]))
    const letters = await listDeadLetters(log, topic)
    expect(letters.map(({ reason, record }) => [reason, record.key])).toEqual([
      ['unreadable', ''],
      ['unreadable', ''],
    ])
  })
})
