import { setTimeout as sleep } from 'node:timers/promises'
import { event } from '@semaforo/contracts'
import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { ownServers } from '@semaforo/testing/own-servers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { assemble } from '../../src/assemble.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { createTopics } from '../../src/kafka/topics.ts'
import { withPlatform } from '../contracts/open-platform.ts'
import { copyCounters } from '../programs/copy-counters.ts'
import { counted, keys, openCopies, openCounters } from '../programs/counters.ts'

const dataDir = temporaryDirectory()
const servers = await ownServers()
const connection = { brokers: [servers.broker], clientId: 'failures' }

const aRecord = (topic: string, value: string) => ({ topic, key: 'k', value, headers: {} })

async function aTopic(): Promise<string> {
  const topic = unique('topic')
  await createTopics(connection, [topic], { partitions: 3, replication: 1 })
  return topic
}

test('waits for a broker that is down at the start, logs it, and continues when it is up', async () => {
  const lines: string[] = []
  const logger = createLog('warn', { write: (line: string) => void lines.push(line) })
  const log = openKafkaLog({ ...connection, log: logger })
  const [topic, group] = [unique('topic'), unique('group')]
  const seen: string[] = []
  await log.subscribe({ group, topics: [topic], handle: async ({ value }) => void seen.push(value) })
  expect(await log.ready()).toEqual({ ok: false, reason: expect.stringMatching(/^Kafka no responde: /) })
  await expect(log.publish([aRecord(topic, 'too soon')])).rejects.toThrow(/ECONNREFUSED/)
  const waits = () => lines.filter((line) => line.includes('a subscription waits for Kafka'))
  await eventually(() => expect(waits().length).toBeGreaterThan(2))
  expect(JSON.parse(waits()[0] ?? '')).toMatchObject({ group, reason: expect.stringMatching(/ECONNREFUSED/) })

  await servers.start('kafka')
  await createTopics(connection, [topic], { partitions: 3, replication: 1 })
  await eventually(async () => expect(await log.ready()).toEqual({ ok: true }))
  await log.publish([aRecord(topic, 'now')])
  await eventually(() => expect(seen).toEqual(['now']))
  await log.close()
})

test('when a broker is killed at work, no acknowledged record is lost, and none has its effect twice', async () => {
  await createTopics(connection, [counted.topic], { partitions: 3, replication: 1 })
  const open = () =>
    assemble({
      stores: openSqliteStores(dataDir),
      log: openKafkaLog(connection),
      volatile: openEmbeddedVolatile(dataDir),
    })
  await withPlatform(open, async (platform) => {
    const [counters, copies] = [await openCounters(platform), await openCopies(platform)]
    await copyCounters(platform)
    const reaches = async (key: string, n: number) =>
      eventually(async () => expect((await copies.get(key))?.state.n ?? 0).toBeGreaterThanOrEqual(n))
    let working = true
    const counting = keys.map(async (key) => {
      while (working) {
        await counters.update(key, (before) => {
          const next = { n: (before?.n ?? 0) + 1 }
          return [next, [event(counted, next)]]
        })
        await sleep(Math.random() * 80)
      }
    })
    for (let kill = 1; kill <= 2; kill += 1) {
      const before = (await counters.get('a'))?.version ?? 0
      await reaches('a', before + 50)
      await servers.kill('kafka')
      await eventually(async () => expect((await platform.ready()).ok).toBe(false))
      await servers.start('kafka')
    }
    await eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))
    working = false
    await Promise.all(counting)
    for (const key of keys) {
      const n = (await counters.get(key))?.version ?? 0
      await reaches(key, n)
      expect((await copies.get(key))?.state).toEqual({ n, effects: n, faults: [] })
    }
  })
})

/** A log that has delivered one record from publisher to handler. */
async function aLogInUse() {
  const topic = await aTopic()
  const log = openKafkaLog(connection)
  const seen: string[] = []
  const handle = async ({ value }: { value: string }) => void seen.push(value)
  await log.subscribe({ group: unique('group'), topics: [topic], handle })
  await log.publish([aRecord(topic, 'before')])
  await eventually(() => expect(seen).toEqual(['before']))
  return { log, topic, seen }
}

test('when a broker hangs, publish and readiness fail in bounded time, and both work again afterwards', async () => {
  const { log, topic, seen } = await aLogInUse()

  await servers.pause('kafka')
  const since = Date.now()
  await expect(log.publish([aRecord(topic, 'unheard')])).rejects.toThrow(/did not acknowledge within/)
  expect(Date.now() - since).toBeLessThan(60_000)
  expect(await log.ready()).toEqual({ ok: false, reason: expect.stringMatching(/^Kafka no responde: /) })

  await servers.resume('kafka')
  await eventually(() => log.publish([aRecord(topic, 'after')]))
  await eventually(() => expect(seen).toContain('after'))
  await eventually(async () => expect(await log.ready()).toEqual({ ok: true }))
  await log.close()
})

test('a log is closed in bounded time while its broker hangs', async () => {
  const { log } = await aLogInUse()
  await servers.pause('kafka')
  const since = Date.now()
  await log.close()
  expect(Date.now() - since).toBeLessThan(60_000)
  await servers.resume('kafka')
})
