import type { KafkaConnection } from '../../src/kafka/connection.ts'
import { createTopics } from '../../src/kafka/topics.ts'
import type { EventLog } from '../../src/ports/event-log.ts'

/** A log on Kafka that creates each topic on first use, since a contract test uses new topics in each test. */
export function creatingTopics<Log extends EventLog>(log: Log, connection: KafkaConnection): Log {
  const made = new Map<string, Promise<unknown>>()
  const shape = { partitions: 3, replication: 1 }

  async function make(topics: readonly string[]) {
    const missing = [...new Set(topics)].filter((topic) => !made.has(topic))
    if (missing.length > 0) {
      const making = createTopics(connection, missing, shape)
      for (const topic of missing) made.set(topic, making)
    }
    await Promise.all(topics.map((topic) => made.get(topic)))
  }

  return {
    ...log,
    async publish(records) {
      await make(records.map(({ topic }) => topic))
      await log.publish(records)
    },
    async subscribe(options) {
      await make(options.topics)
      return log.subscribe(options)
    },
  }
}
