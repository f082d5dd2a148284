import { randomUUID } from 'node:crypto'
import type { EachBatchPayload } from 'kafkajs'
import { backoffMs } from '../events/backoff.ts'
import { pause } from '../events/pause.ts'
import { observeReading } from '../metrics.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import { withTimeout } from '../with-timeout.ts'
import { withAdmin } from './admin.ts'
import { type Assignment, createAssignment } from './assignment.ts'
import { createKafkaClient } from './client.ts'
import type { KafkaConnection } from './connection.ts'
import { asRejection } from './rejection.ts'
import { requireTopics } from './topics.ts'

/** A waiting subscription retries, and logs it, at least every `maxMs`. */
const backoff = { firstMs: 250, maxMs: 5_000 }
const leaveTimeoutMs = 15_000

export type KafkaSubscription = {
  stop(): Promise<void>
  /** Why it is not reading now; undefined while it reads. */
  waitsFor(): Error | undefined
}

/**
 * Reads topics as a member of a group until it is stopped. Where a topic is missing, the brokers do not answer
 * or the consumer crashes, it logs the reason, waits and starts again.
 */
export function subscribe(
  connection: KafkaConnection,
  options: { group: string; topics: readonly string[]; handle: RecordHandler },
): KafkaSubscription {
  const { group, topics, handle } = options
  const { log: logger } = connection
  const subscription = randomUUID().slice(0, 8)
  const stopping = new AbortController()
  let problem: Error | undefined = new Error('todavía no se une a su grupo')
  let failures = 0

  async function committed(): Promise<Map<string, string | null>> {
    const offsets = await withAdmin(connection, (admin) =>
      admin.fetchOffsets({ groupId: group, topics: [...topics] }),
    )
    return new Map(
      offsets.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, metadata }) => [`${topic}:${partition}`, metadata] as const),
      ),
    )
  }

  /** Runs one consumer: resolves only when the subscription stops, and rejects when the consumer crashes. */
  async function consumeOnce(): Promise<void> {
    const { kafka, destroy } = createKafkaClient(connection)
    const consumer = kafka.consumer({
      groupId: group,
      allowAutoTopicCreation: false,
      // The group removes a vanished member after 10 s; a member has 30 s to release its partitions in a rebalance.
      sessionTimeout: 10_000,
      rebalanceTimeout: 30_000,
      // Records end a fetch at once; a stop and a rebalance wait for its end.
      heartbeatInterval: 3_000,
      maxWaitTimeInMs: 1_000,
      retry: {
        retries: 5,
        initialRetryTime: 100,
        maxRetryTime: 1_000,
        restartOnFailure: async () => false,
      },
    })
    let assignment: Assignment | undefined
    const abortHandlers = () => assignment?.abort()
    // Removes the abort listeners of this consumer when it ends.
    const listeners = new AbortController()
    stopping.signal.addEventListener('abort', abortHandlers, { signal: listeners.signal })
    const crashed = new Promise<never>((_, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
    })
    consumer.on(consumer.events.GROUP_JOIN, () => {
      assignment?.close()
      assignment = createAssignment({ group, subscription, handle, committed, logger })
      if (stopping.signal.aborted) assignment.abort()
      problem = undefined
      failures = 0
    })
    const stopped = new Promise<void>((resolve) => {
      stopping.signal.addEventListener('abort', () => resolve(), { signal: listeners.signal })
      if (stopping.signal.aborted) resolve()
    })
    async function leave() {
      // The last commit comes before leaving the group. After a crash no commit is possible.
      if (stopping.signal.aborted) await assignment?.flush().catch(() => undefined)
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
      // Wait for the join: a stop in the middle of it would leave a stale member in the group.
      await Promise.race([crashed, joined.then(() => stopped)])
    } finally {
      listeners.abort()
      assignment?.abort()
      await withTimeout(leaveTimeoutMs, leave(), 'late').catch(() => undefined)
      assignment?.close()
      destroy()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await requireTopics(connection, topics)
        await consumeOnce()
      } catch (error) {
        failures += 1
        problem = asRejection(error) as Error
        logger?.warn({ group, topics, failures, reason: problem.message }, 'a subscription waits for Kafka')
        await pause(backoffMs(failures, backoff), stopping.signal)
      }
    }
  }

  const labels = { group }
  const stopObserving = observeReading(() => [{ labels, value: problem === undefined ? 1 : 0 }])
  const running = run()
  return {
    waitsFor: () => problem,
    stop() {
      stopping.abort()
      stopObserving()
      return running
    },
  }
}
