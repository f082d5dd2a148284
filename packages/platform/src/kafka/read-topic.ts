import { randomUUID } from 'node:crypto'
import type { Batch } from 'kafkajs'
import type { PositionedRecord } from '../ports/event-log.ts'
import { withAdmin } from './admin.ts'
import { createKafkaClient } from './client.ts'
import type { KafkaConnection } from './connection.ts'
import { toRecord } from './records.ts'
import { requireTopics } from './topics.ts'

/**
 * Reads a topic from its first record to its last one at the time of the call, with a random group that commits
 * nothing. It reads on when `visit` is done with a record.
 * @throws {MissingTopic} when the topic does not exist
 */
export async function readTopic(
  connection: KafkaConnection,
  topic: string,
  visit: (record: PositionedRecord) => void | Promise<void>,
): Promise<void> {
  await requireTopics(connection, [topic])
  const partitions = await withAdmin(connection, (admin) => admin.fetchTopicOffsets(topic))
  const ends = new Map(
    partitions.flatMap(({ partition, low, high }) => (low === high ? [] : [[partition, BigInt(high)]])),
  )
  if (ends.size === 0) return

  const { kafka, endFetches, destroy } = createKafkaClient(connection)
  const consumer = kafka.consumer({
    groupId: `read-${randomUUID()}`,
    allowAutoTopicCreation: false,
    retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
  })
  try {
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
      const eachBatch = async ({ batch }: { batch: Batch }) => {
        const end = ends.get(batch.partition)
        if (end === undefined) return
        for (const message of batch.messages) {
          if (BigInt(message.offset) < end) await visit(toRecord(topic, batch.partition, message))
        }
        if (BigInt(batch.lastOffset()) + 1n >= end) ends.delete(batch.partition)
        if (ends.size === 0) resolve()
      }
      consumer.run({ autoCommit: false, eachBatch }).catch(reject)
    })
  } finally {
    const disconnected = consumer.disconnect().catch(() => undefined)
    endFetches()
    await disconnected
    destroy()
  }
}
