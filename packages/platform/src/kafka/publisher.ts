import { type KafkaJSError, Partitioners, type Producer, type TopicMessages } from 'kafkajs'
import { ConfigError } from '../config-error.ts'
import type { LogRecord } from '../ports/event-log.ts'
import { withTimeout } from '../with-timeout.ts'
import { createKafkaClient } from './client.ts'
import type { KafkaConnection } from './connection.ts'
import { toMessage } from './records.ts'
import { asRejection } from './rejection.ts'
import { MissingTopic, requireTopics } from './topics.ts'

/** Timeout of a publish. */
const deadlineMs = 10_000
const timedOut = `Kafka did not acknowledge within ${deadlineMs} ms`
/** Well below a broker's request limit (1 MB by default). */
const requestBytes = 500_000

type Waiting = { records: readonly LogRecord[]; resolve(): void; reject(error: unknown): void }
type Connected = { producer: Producer; unacknowledged: Set<string>; close(): Promise<void> }

export type Publisher = {
  publish(records: readonly LogRecord[]): Promise<void>
  /** Sends the waiting records, then disconnects. */
  close(): Promise<void>
}

/**
 * Publishes with acks from all replicas, one request at a time: records queued meanwhile share the next
 * request. After a failed request the producer is discarded: the broker may have stored that request, and would
 * drop the next one with the same sequence number as a duplicate.
 */
export function createPublisher(connection: KafkaConnection): Publisher {
  const known = new Set<string>()
  let waiting: Waiting[] = []
  let sending: Promise<void> | undefined
  let connected: Promise<Connected> | undefined
  let closed = false

  async function send(records: readonly LogRecord[], signal: AbortSignal): Promise<void> {
    const unknown = [...new Set(records.map(({ topic }) => topic))].filter((topic) => !known.has(topic))
    if (unknown.length > 0) await requireTopics(connection, unknown)
    signal.throwIfAborted()
    for (const topic of unknown) known.add(topic)
    connected ??= connectProducer(connection)
    const { producer, unacknowledged } = await connected
    signal.throwIfAborted()
    unacknowledged.clear()
    const answers = await producer.sendBatch({ acks: -1, timeout: 5_000, topicMessages: byTopic(records) })
    for (const { topicName, partition } of answers) unacknowledged.delete(`${topicName}:${partition}`)
    // The library reports no error for a partition whose leader moved during the request; it is missing from
    // the answer.
    if (unacknowledged.size > 0)
      throw new Error(`Kafka did not acknowledge ${[...unacknowledged].join(', ')}`)
  }

  async function discardProducer(): Promise<void> {
    const failed = connected
    connected = undefined
    known.clear()
    await failed?.then(({ close }) => close()).catch(() => undefined)
  }

  async function sendGroup(group: readonly Waiting[]): Promise<void> {
    const attempt = new AbortController()
    const records = group.flatMap((each) => each.records)
    try {
      await withTimeout(deadlineMs, send(records, attempt.signal), timedOut)
      for (const { resolve } of group) resolve()
    } catch (error) {
      attempt.abort()
      await discardProducer()
      if (group.length > 1 && isRefusal(error)) for (const each of group) await sendGroup([each])
      else for (const { reject } of group) reject(asRejection(error))
    }
  }

  async function sendWaiting() {
    while (waiting.length > 0) {
      const group = [...leading(waiting)]
      waiting = waiting.slice(group.length)
      await sendGroup(group)
    }
    sending = undefined
  }

  function enqueue(records: readonly LogRecord[]): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ records, resolve, reject })
      sending ??= sendWaiting()
    })
  }

  return {
    async publish(records) {
      if (closed) throw new Error('the log is closed')
      for (const part of inRequests(records)) await enqueue(part)
    },
    async close() {
      closed = true
      await sending
      await discardProducer()
    },
  }
}

async function connectProducer(connection: KafkaConnection): Promise<Connected> {
  const { kafka, destroy } = createKafkaClient(connection)
  const unacknowledged = new Set<string>()
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1_000 },
    createPartitioner() {
      const choose = Partitioners.DefaultPartitioner()
      return (args) => {
        const partition = choose(args)
        unacknowledged.add(`${args.topic}:${partition}`)
        return partition
      }
    },
  })
  const close = async () => {
    const disconnecting = producer.disconnect().catch(() => undefined)
    destroy()
    await disconnecting
  }
  try {
    await withTimeout(deadlineMs, producer.connect(), timedOut)
    return { producer, unacknowledged, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whether the brokers rejected the request: an error in what was sent, perhaps by one caller alone. */
function isRefusal(error: unknown): boolean {
  if (error instanceof MissingTopic || error instanceof ConfigError) return true
  const { name, retriable } = ((error as Error).cause ?? error) as KafkaJSError
  return name === 'KafkaJSProtocolError' && !retriable
}

function byTopic(records: readonly LogRecord[]): TopicMessages[] {
  const grouped = Map.groupBy(records, ({ topic }) => topic)
  return [...grouped].map(([topic, ofTopic]) => ({ topic, messages: ofTopic.map(toMessage) }))
}

const bytesOf = ({ key, value, headers }: LogRecord) =>
  Buffer.byteLength(value) + Buffer.byteLength(key) + JSON.stringify(headers).length

/** Splits a publish into parts that fit a request, in order; each part has at least one record. */
function* inRequests(records: readonly LogRecord[]): Generator<LogRecord[]> {
  let part: LogRecord[] = []
  let bytes = 0
  for (const record of records) {
    const size = bytesOf(record)
    if (part.length > 0 && bytes + size > requestBytes) {
      yield part
      part = []
      bytes = 0
    }
    part.push(record)
    bytes += size
  }
  if (part.length > 0) yield part
}

/** The first waiting publishes that fit into one request together. */
function* leading(waiting: readonly Waiting[]): Generator<Waiting> {
  let bytes = 0
  for (const each of waiting) {
    const size = each.records.reduce((sum, record) => sum + bytesOf(record), 0)
    if (bytes > 0 && bytes + size > requestBytes) return
    bytes += size
    yield each
  }
}
