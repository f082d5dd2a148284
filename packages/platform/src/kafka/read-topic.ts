import { randomUUID } from 'node:crypto'
import type { Batch } from 'kafkajs'
import type { PositionedRecord } from '../ports/event-log.ts'
import { withAdmin } from './admin.ts'
import { createKafkaClient } from './client.ts'
import type { KafkaConnection } from './connection.ts'
import { toRecord } from './records.ts'
import { requireTopics } from './topics.ts'

/**
 * Reads a topic from its first record to its last one at the time of the call, each once and those of a partition in
 * order, with a random group that commits nothing. It reads on when `visit` is done with a record.
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
  /** The next offset of each partition: a group that joins again begins with the first record, as nothing is committed. */
  const next = new Map<number, bigint>()

  const { kafka, destroy } = createKafkaClient(connection)
  const consumer = kafka.consumer({
    groupId: `read-${randomUUID()}`,
    allowAutoTopicCreation: false,
    // The end of the reading waits for the end of a fetch.
    maxWaitTimeInMs: 500,
    retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
  })
  try {
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
      const read = async (batch: Batch) => {
        const { partition, messages } = batch
        const end = ends.get(partition)
        if (end === undefined) return
        for (const message of messages) {
          const offset = BigInt(message.offset)
          if (offset >= end || offset < (next.get(partition) ?? 0n)) continue
          await visit(toRecord(topic, partition, message))
          next.set(partition, offset + 1n)
        }
        if (BigInt(batch.lastOffset()) + 1n >= end) ends.delete(partition)
        if (ends.size === 0) resolve()
      }
      // One batch after the other: a group that joins again fetches anew while the batch of before is still read.
      let reading = Promise.resolve()
      const eachBatch = ({ batch }: { batch: Batch }) => {
        reading = reading.then(() => read(batch))
        reading.catch(reject)
        return reading
      }
      consumer.run({ autoCommit: false, eachBatch }).catch(reject)
    })
  } finally {
    await consumer.disconnect().catch(() => undefined)
    destroy()
  }
}
