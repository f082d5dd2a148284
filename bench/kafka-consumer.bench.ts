import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogChanged, event } from '@semaforo/contracts'
import { consume, createLog, on, openPlatform } from '@semaforo/service-kit'
import { Kafka, logLevel } from 'kafkajs'
import { envelop, toRecord } from '../packages/service-kit/src/events/envelope.ts'
import { openKafkaLog } from '../packages/service-kit/src/kafka/open-kafka-log.ts'
import { aTopic, brokers } from './kafka.bench.ts'
import type { Figures } from './table.ts'

const aggregates = 200
const events = 10_000
const rounds = 2
const roundMs = 4_000
const happened = event(catalogChanged, {
  kind: 'tag',
  item: { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', description: 'Lo que entra y sale.' },
})

/** Consumes as a new group and calls `handled` for each event, until it is closed. */
type Consumer = (topic: string, group: string, handled: () => void) => Promise<() => Promise<void>>

const bare: Consumer = async (topic, groupId, handled) => {
  const kafka = new Kafka({ brokers: brokers(), clientId: 'bench', logLevel: logLevel.NOTHING })
  const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false })
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  await consumer.run({ eachMessage: async () => handled() })
  return () => consumer.disconnect()
}

const withoutEffect: Consumer = async (topic, group, handled) => {
  const log = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  const kind = { ...catalogChanged, topic: topic as typeof catalogChanged.topic }
  await consume(log, { group, on: [on(kind, async () => handled())] })
  return () => log.close()
}

/** Each event changes its aggregate, once for each event's id, in one durable write. */
const withDedupe =
  (stores: { MONGO_URL?: string }): Consumer =>
  async (topic, group, handled) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-bench-'))
    const settings = { DATA_DIR: dataDir, KAFKA_BROKERS: brokers(), ...stores }
    const platform = await openPlatform(settings, createLog('error'))
    const counts = await platform.store<{ n: number }>({ service: group, name: 'count' })
    const kind = { ...catalogChanged, topic: topic as typeof catalogChanged.topic }
    const count = on(kind, async ({ id, subject }) => {
      await counts.update(subject, (before) => [{ n: (before?.n ?? 0) + 1 }, []], { cause: id })
      handled()
    })
    await consume(platform.log, { group, on: [count] })
    return async () => {
      await platform.close()
      rmSync(dataDir, { recursive: true })
    }
  }

/** @returns events per second from the first one on, for some seconds or until there are no more */
async function measure(consumer: Consumer, topic: string, name: string): Promise<number> {
  let handled = 0
  let begin = 0
  let end = 0
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const close = await consumer(topic, `${topic}-${name}`, () => {
    handled += 1
    end = performance.now()
    begin ||= end
    if (handled === events || end - begin > roundMs) resolve()
  })
  await done
  const perSecond = (handled / (end - begin)) * 1_000
  await close()
  return perSecond
}

/** A topic full of events, in turns of its aggregates. */
async function aFullTopic(): Promise<string> {
  const topic = await aTopic()
  const log = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  const records = Array.from({ length: events }, (_, n) => {
    const origin = { service: 'bench', subject: `aggregate-${n % aggregates}`, sequence: n + 1 }
    return toRecord(topic, envelop(happened, origin))
  })
  await log.publish(records)
  await log.close()
  return topic
}

/** What one consumer handles of a topic that is full: bare, and with what the product adds. */
export async function kafkaConsumerBench(): Promise<Figures> {
  const topic = await aFullTopic()
  const { MONGO_URL } = process.env
  const contenders = [
    { name: 'bare eachMessage, no effect', consumer: bare, perSecond: [] as number[] },
    { name: 'semaforo, no effect', consumer: withoutEffect, perSecond: [] as number[] },
    { name: 'semaforo, deduped in SQLite', consumer: withDedupe({}), perSecond: [] as number[] },
    ...(MONGO_URL
      ? [
          {
            name: 'semaforo, deduped in MongoDB',
            consumer: withDedupe({ MONGO_URL }),
            perSecond: [] as number[],
          },
        ]
      : []),
  ]
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { consumer, perSecond }] of contenders.entries()) {
      perSecond.push(await measure(consumer, topic, `${at}-${round}`))
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const reference = mean(contenders[0]?.perSecond ?? [])
  return {
    title: `Kafka: events one consumer handles, ${rounds} alternating rounds`,
    rows: contenders.map(({ name, perSecond }) => ({
      name,
      'events/s': Math.round(mean(perSecond)),
      'to bare': (mean(perSecond) / reference).toFixed(2),
    })),
    goal: 'stated beside a bare eachMessage',
    met: true,
  }
}
