import { randomUUID } from 'node:crypto'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createTopics } from '@semaforo/platform/topics'
import { Kafka, logLevel } from 'kafkajs'
import { quantile } from './quantile.ts'
import type { Figures } from './table.ts'

const warmUp = 100
const rounds = 100
const perRound = 20
const most = 1.2

/** Sends one message; its handler resolves the promise of `arrived`. */
type Way = {
  send(value: string): Promise<unknown>
  onArrival(onValue: (value: string) => void): void
  close(): Promise<void>
}

export const brokers = (): string[] => {
  const addresses = process.env['KAFKA_BROKERS']
  if (!addresses) throw new Error('KAFKA_BROKERS is missing')
  return addresses.split(',')
}

export async function aTopic(): Promise<string> {
  const topic = `bench-${randomUUID().slice(0, 8)}`
  await createTopics({ brokers: brokers(), clientId: 'bench' }, [topic], { partitions: 6, replication: 1 })
  return topic
}

async function ours(): Promise<Way> {
  const topic = await aTopic()
  const log = openKafkaLog({ brokers: brokers(), clientId: 'bench' })
  let onValue = (_value: string) => {}
  await log.subscribe({ group: topic, topics: [topic], handle: async ({ value }) => onValue(value) })
  return {
    send: (value) => log.publish([{ topic, key: value, value, headers: {} }]),
    onArrival: (then) => {
      onValue = then
    },
    close: log.close,
  }
}

/** A producer and a consumer of the client library alone. */
export async function bareKafka(topic: string): Promise<Way> {
  const kafka = new Kafka({ brokers: brokers(), clientId: 'bench', logLevel: logLevel.NOTHING })
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false })
  const consumer = kafka.consumer({ groupId: topic, allowAutoTopicCreation: false })
  let onValue = (_value: string) => {}
  await Promise.all([producer.connect(), consumer.connect()])
  await consumer.subscribe({ topic, fromBeginning: true })
  await consumer.run({ eachMessage: async ({ message }) => onValue(String(message.value)) })
  return {
    send: (value) => producer.send({ topic, acks: -1, messages: [{ key: value, value }] }),
    onArrival: (then) => {
      onValue = then
    },
    async close() {
      await consumer.disconnect()
      await producer.disconnect()
    },
  }
}

/** Sends messages one at a time. @returns milliseconds from each send to its handler */
export async function measure(way: Way, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const value = randomUUID()
    const { promise, resolve } = Promise.withResolvers<number>()
    way.onArrival((arrived) => arrived === value && resolve(performance.now()))
    const begin = performance.now()
    await way.send(value)
    times.push((await promise) - begin)
  }
  return times
}

/**
 * The latency from a publish to its handler, one message at a time with acks from all replicas: through our
 * log, and through a producer and a consumer of the client library alone. Short rounds alternate on the same
 * broker.
 */
export async function bench(): Promise<Figures> {
  const ways = [
    { name: 'semaforo', way: await ours(), times: [] as number[] },
    { name: 'bare kafkajs', way: await bareKafka(await aTopic()), times: [] as number[] },
  ]
  try {
    for (const { way } of ways) await measure(way, warmUp)
    for (let round = 0; round < rounds; round += 1) {
      for (const { way, times } of ways) times.push(...(await measure(way, perRound)))
    }
  } finally {
    for (const { way } of ways) await way.close()
  }
  const measured = ways.map(({ name, times }) => ({
    name,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }))
  const [our, peer] = measured
  return {
    title: `Kafka: publish to handler, one message at a time, acks from all, ${rounds * perRound} messages each`,
    rows: measured.map(({ name, p50, p99 }) => ({
      name,
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
    })),
    goals: (['p50', 'p99'] as const).map((part) => ({
      name: `${part} to that of bare kafkajs`,
      measured: our && peer ? our[part] / peer[part] : Number.NaN,
      comparison: 'at most',
      goal: most,
    })),
  }
}
