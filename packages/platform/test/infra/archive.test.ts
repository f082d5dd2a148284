import { join } from 'node:path'
import { event, eventType, type Topic } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { z } from 'zod'
import { openSnapshot, sectionOf } from '../../src/archive/index.ts'
import { openServersTarget } from '../../src/archive/servers.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { assemble, ConfigError, openEmbeddedPlatform, type Platform } from '../../src/index.ts'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { createTopics } from '../../src/kafka/topics.ts'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'

const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',')
const directory = temporaryDirectory()
const inDirectory = (name: string) => join(directory, name)

/** Servers of their own name: a database and a topic that nobody else uses. */
async function servers(partitions = 3) {
  const url = new URL(process.env['MONGO_URL'] ?? '')
  url.pathname = `/${unique('copy')}`
  const topic = unique('test.copied')
  await createTopics({ brokers, clientId: 'tests' }, [topic], { partitions, replication: 1 })
  return {
    mongo: { url: url.href },
    kafka: { brokers, clientId: 'tests' },
    topics: [topic],
    storeOf: () => counter.name,
    topic,
  }
}

type Counter = { n: number }
const counter = { service: 'counters', name: 'counter', indexes: { n: { paths: ['n'] as const } } }
const counted = (topic: string) =>
  eventType({ topic: topic as Topic, type: 'counter.counted.v1', data: z.object({ n: z.number() }) })
const ids = Array.from({ length: 30 }, (_, n) => `id-${n}`)

/** A site on files: counters with odd states and erased ones, of whose events a group handled some. */
async function aSite(dataDir: string, topic: string, handled: number): Promise<void> {
  const platform = openEmbeddedPlatform({ dataDir })
  const store = await platform.store<Counter | object, 'n'>(counter)
  for (const id of ids) {
    await store.update(id, () => [{ n: ids.indexOf(id) }, [event(counted(topic), { n: 1 })]], {
      idempotencyKey: `cause of ${id}`,
    })
  }
  await store.update('odd', () => [
    { 'a.b': { $set: 1, _bsontype: 'x' }, empty: {}, list: [null, -1.5, 1e21] },
    [],
  ])
  await store.update('id-0', () => [null, [event(counted(topic), { n: 0 })]])
  await eventually(() => expect(recordsIn(platform, topic)).resolves.toBe(ids.length + 1))
  await handle(platform, topic, handled)
  await platform.close()
  // A relay that never runs: what it had to publish is still in the outbox.
  const stores = openSqliteStores(dataDir)
  const opened = await stores.open<Counter, 'n'>(counter)
  await opened.store.update('id-1', () => [{ n: 100 }, [event(counted(topic), { n: 100 })]])
  await stores.close()
}

async function recordsIn({ log }: Pick<Platform, 'log'>, topic: string): Promise<number> {
  let records = 0
  await log.read(topic, () => {
    records += 1
  })
  return records
}

/** Handles some records as a group; returns their keys. */
async function handle({ log }: Pick<Platform, 'log'>, topic: string, records: number): Promise<string[]> {
  const keys: string[] = []
  const done = Promise.withResolvers<void>()
  const subscription = await log.subscribe({
    group: `${topic}-group`,
    topics: [topic],
    async handle({ key }) {
      if (keys.length >= records) throw new Error('that is enough')
      keys.push(key)
      if (keys.length === records) done.resolve()
    },
  })
  await done.promise
  await subscription.stop()
  return keys
}

const onServers = (at: Awaited<ReturnType<typeof servers>>) =>
  assemble({
    stores: openMongoStores(at.mongo),
    log: openKafkaLog(at.kafka),
    volatile: openEmbeddedVolatile(temporaryDirectory()),
  })

const keysIn = async ({ log }: Pick<Platform, 'log'>, topic: string) => {
  const keys: string[] = []
  await log.read(topic, ({ key }) => void keys.push(key))
  return keys.sort()
}

async function toServers(dataDir: string, at: Awaited<ReturnType<typeof servers>>): Promise<void> {
  const snapshot = openSnapshot(dataDir)
  const target = await openServersTarget(at, 'one')
  for (const entry of snapshot.entries()) await target.write(entry)
  const arrived = await target.counts()
  for (const section of ['counters.counter', `log ${at.topic}`])
    expect(arrived.get(section)).toBe([...snapshot.entries()].filter((e) => sectionOf(e) === section).length)
  await target.finish()
  await target.close()
  snapshot.close()
}

test('a site moves from files to servers: states, versions, causes, events and progress', async () => {
  const at = await servers()
  const dataDir = inDirectory('there')
  await aSite(dataDir, at.topic, 20)
  await toServers(dataDir, at)

  const platform = onServers(at)
  const store = await platform.store<Counter, 'n'>(counter)
  expect(await store.get('id-0')).toBeUndefined()
  expect(await store.get('odd')).toMatchObject({ state: { 'a.b': { $set: 1, _bsontype: 'x' } } })
  expect((await store.query('n', { from: 29, limit: 9 })).items.map(({ id }) => id)).toEqual([
    'id-29',
    'id-1',
  ])
  expect(await store.update('id-5', () => [{ n: 0 }, []], { idempotencyKey: 'cause of id-5' })).toMatchObject(
    {
      version: 1,
      state: { n: 5 },
    },
  )
  // What was in the outbox is published by the platform that it moved to.
  await eventually(async () => expect(await recordsIn(platform, at.topic)).toBe(ids.length + 2))
  const left = await handle(platform, at.topic, ids.length + 2 - 20)
  expect(left.sort()).toEqual(['id-0', 'id-1', ...ids.slice(20)].sort())
  await platform.close()
})

test('a copy that was cut off keeps services out, and its repeat completes it without a record twice', async () => {
  const at = await servers(1)
  const dataDir = inDirectory('cut-off')
  await aSite(dataDir, at.topic, 5)
  const snapshot = openSnapshot(dataDir)
  const entries = [...snapshot.entries()]
  snapshot.close()
  for (const part of [1, 10, entries.length - 5, entries.length]) {
    const target = await openServersTarget(at, 'one')
    for (const entry of entries.slice(0, part)) await target.write(entry)
    await target.counts()
    await target.close()
    const platform = onServers(at)
    await expect(platform.store(counter)).rejects.toThrow(ConfigError)
    await platform.close()
  }
  await expect(openServersTarget(at, 'other')).rejects.toThrow('parte de otra copia')
  await toServers(dataDir, at)

  const platform = onServers(at)
  expect((await keysIn(platform, at.topic)).filter((key) => key === 'id-3')).toEqual(['id-3'])
  await platform.store(counter)
  await eventually(async () => expect(await recordsIn(platform, at.topic)).toBe(ids.length + 2))
  expect(await handle(platform, at.topic, ids.length + 2 - 5)).toEqual([...ids.slice(5), 'id-0', 'id-1'])
  await platform.close()
})

test('servers that hold something are refused, and so are topics that are not there', async () => {
  const at = await servers()
  const dataDir = inDirectory('refused')
  await aSite(dataDir, at.topic, 1)
  await toServers(dataDir, at)
  const target = await openServersTarget(at, 'one')
  expect(target.isWhole).toBe(true)
  await target.close()
  await expect(openServersTarget(at, 'other')).rejects.toThrow('no está vacía')
  const other = await servers()
  await expect(openServersTarget({ ...other, topics: at.topics }, 'other')).rejects.toThrow(
    'Kafka ya tiene eventos',
  )
  await expect(openServersTarget({ ...other, topics: ['none'] }, 'x')).rejects.toThrow(
    'Créalo con: npm run topics',
  )
  const away = { ...other, mongo: { url: 'mongodb://127.0.0.1:9/none' } }
  await expect(openServersTarget(away, 'x')).rejects.toThrow('MongoDB no responde')
  await expect(
    openServersTarget({ ...other, kafka: { brokers: ['127.0.0.1:9'], clientId: 'tests' } }, 'x'),
  ).rejects.toThrow('Kafka no responde')
})
