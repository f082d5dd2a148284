import { randomUUID } from 'node:crypto'
import type { EachBatchPayload } from 'kafkajs'
import { backoffMs } from '../events/backoff.ts'
import { pause } from '../events/pause.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import { within } from '../within.ts'
import { withAdmin } from './admin.ts'
import { type Assignment, createAssignment } from './assignment.ts'
import { createKafkaClient, type KafkaConnection } from './client.ts'
import { requireTopics } from './topics.ts'

/** A waiting subscription says so at least this often. */
const backoff = { firstMs: 250, maxMs: 5_000 }
const goodbyeMs = 15_000

export type KafkaSubscription = {
  stop(): Promise<void>
  /** Why it does not read now: undefined while it does. */
  waitsFor(): string | undefined
}

/**
 * Reads topics as a member of a group until it is stopped. Where a topic is missing, the brokers do not answer
 * or the consumer crashes, it waits, says so, and begins again.
 */
export function subscribe(
  connection: KafkaConnection,
  options: { group: string; topics: readonly string[]; handle: RecordHandler },
): KafkaSubscription {
  const { group, topics, handle } = options
  const { log: logger } = connection
  const subscription = randomUUID().slice(0, 8)
  const stopping = new AbortController()
  let reason: string | undefined = 'todavía no se une a su grupo'
  let failures = 0

  async function committed(): Promise<Map<string, string | null>> {
    const places = await withAdmin(connection, (admin) =>
      admin.fetchOffsets({ groupId: group, topics: [...topics] }),
    )
    return new Map(
      places.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, metadata }) => [`${topic}:${partition}`, metadata] as const),
      ),
    )
  }

  /** One life of a consumer: ends well only when the subscription stops. */
  async function consumeOnce(): Promise<void> {
    const { kafka, cut } = createKafkaClient(connection)
    const consumer = kafka.consumer({
      groupId: group,
      allowAutoTopicCreation: false,
      // A member that vanished is missed after 10 s; one that is to give partitions back has 30 s for it.
      sessionTimeout: 10_000,
      rebalanceTimeout: 30_000,
      heartbeatInterval: 1_000,
      // Data is sent at once; this is how long an empty answer, a stop and news of a rebalance may take.
      maxWaitTimeInMs: 500,
      retry: {
        retries: 5,
        initialRetryTime: 100,
        maxRetryTime: 1_000,
        restartOnFailure: async () => false,
      },
    })
    let assignment: Assignment | undefined
    const giveUp = () => assignment?.giveUp()
    // Each life listens for itself: one that ended is told nothing, and holds nothing.
    const life = new AbortController()
    stopping.signal.addEventListener('abort', giveUp, { signal: life.signal })
    const crashed = new Promise<never>((_, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
    })
    consumer.on(consumer.events.GROUP_JOIN, () => {
      assignment?.close()
      assignment = createAssignment({ group, subscription, handle, committed, logger })
      if (stopping.signal.aborted) assignment.giveUp()
      reason = undefined
      failures = 0
    })
    const stopped = new Promise<void>((resolve) => {
      stopping.signal.addEventListener('abort', () => resolve(), { signal: life.signal })
      if (stopping.signal.aborted) resolve()
    })
    async function leave() {
      // Who has left commits no more. After a crash there is nobody to commit to.
      if (stopping.signal.aborted) await assignment?.settle().catch(() => undefined)
      await consumer.disconnect()
    }
    try {
      await consumer.connect()
      await consumer.subscribe({ topics: [...topics], fromBeginning: true })
      const joined = consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: 64,
        eachBatch: async (payload: EachBatchPayload) => assignment?.eachBatch(payload),
      })
      // A stop in the middle of joining would leave a member behind.
      await Promise.race([crashed, joined.then(() => stopped)])
    } finally {
      life.abort()
      assignment?.giveUp()
      await within(goodbyeMs, leave(), 'late').catch(() => undefined)
      assignment?.close()
      cut()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await requireTopics(connection, topics)
        await consumeOnce()
      } catch (error) {
        failures += 1
        reason = (error as Error).message
        logger?.warn({ group, topics, failures, reason }, 'a subscription waits for Kafka')
        await pause(backoffMs(failures, backoff), stopping.signal)
      }
    }
  }

  const running = run()
  return {
    waitsFor: () => reason,
    stop() {
      stopping.abort()
      return running
    },
  }
}
