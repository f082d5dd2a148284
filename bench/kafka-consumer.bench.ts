import { catalogChanged, event } from '@semaforo/contracts'
import { toCloudEvent, toRecord } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { aTopic, brokers } from './kafka.bench.ts'
import { bare, bareInMongo, bareInSqlite } from './kafka-consumer/bare.ts'
import { type Consumer, withDedupe, withoutEffect } from './kafka-consumer/consumers.ts'
import type { Figures } from './table.ts'

const aggregates = 200
const events = 10_000
const rounds = 2
const roundMs = 4_000
const happened = event(catalogChanged, {
  kind: 'tag',
  item: { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', description: 'Lo que entra y sale.' },
})

/** @returns events per second from the first event, over some seconds or until the topic is read */
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

/** A topic full of events, alternating between its aggregates. */
async function aFullTopic(): Promise<string> {
  const topic = await aTopic()
  const log = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  const records = Array.from({ length: events }, (_, n) => {
    const origin = { service: 'bench', subject: `aggregate-${n % aggregates}`, sequence: n + 1 }
    return toRecord(topic, toCloudEvent(happened, origin))
  })
  await log.publish(records)
  await log.close()
  return topic
}

/** Alternating pairs of the same work: a bare `eachMessage`, and the product's consumer. */
function pairs(): { work: string; bare: Consumer; ours: Consumer }[] {
  const { MONGO_URL } = process.env
  const inMongo = MONGO_URL
    ? [{ work: 'deduped in MongoDB', bare: bareInMongo(MONGO_URL), ours: withDedupe({ MONGO_URL }) }]
    : []
  return [
    { work: 'no effect', bare, ours: withoutEffect },
    { work: 'deduped in SQLite', bare: bareInSqlite, ours: withDedupe({}) },
    ...inMongo,
  ]
}

/** The throughput of one consumer on a full topic: the product's, and a bare one with the same work. */
export async function bench(): Promise<Figures> {
  const topic = await aFullTopic()
  const measured = pairs().map((pair) => ({ ...pair, perSecond: { bare: 0, ours: 0 } }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, perSecond, ...pair } of measured) {
      for (const who of ['bare', 'ours'] as const) {
        perSecond[who] +=
          (await measure(pair[who], topic, `${who}-${work}-${round}`.replaceAll(' ', '-'))) / rounds
      }
    }
  }
  const row = (name: string, perSecond: number, beside: number) => ({
    name,
    'events/s': Math.round(perSecond),
    'to bare': (perSecond / beside).toFixed(2),
  })
  return {
    title: `Kafka: events one consumer handles, ${rounds} alternating rounds`,
    rows: measured.flatMap(({ work, perSecond }) => [
      row(`bare eachMessage, ${work}`, perSecond.bare, perSecond.bare),
      row(`semaforo, ${work}`, perSecond.ours, perSecond.bare),
    ]),
    goals: [],
    note: 'stated beside a bare eachMessage that does the same, without a goal',
  }
}
