import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './client.ts'

/** A topic that does not exist. Topics are created by `npm run topics` alone. */
export class MissingTopic extends Error {
  readonly topics: readonly string[]
  constructor(topics: readonly string[]) {
    super(`No existe en Kafka: ${topics.join(', ')}. Créalo con: npm run topics`)
    this.name = 'MissingTopic'
    this.topics = topics
  }
}

/** @throws {MissingTopic} naming those that do not exist */
export async function requireTopics(connection: KafkaConnection, topics: readonly string[]): Promise<void> {
  const present = new Set(await withAdmin(connection, (admin) => admin.listTopics()))
  const missing = topics.filter((topic) => !present.has(topic))
  if (missing.length > 0) throw new MissingTopic(missing)
}

export type TopicShape = { partitions: number; replication: number }

/** The result of `createTopics` for one topic; `partitions` is the topic's current number. */
export type TopicOutcome = { topic: string; created: boolean; partitions: number }

/**
 * Creates the topics that do not exist; existing ones are not changed. Records are kept for ever, since a group
 * reads a topic from its first record. With `replication` replicas, a write needs all but one.
 */
export async function createTopics(
  connection: KafkaConnection,
  topics: readonly string[],
  { partitions, replication }: TopicShape,
): Promise<TopicOutcome[]> {
  const configEntries = [
    { name: 'retention.ms', value: '-1' },
    { name: 'retention.bytes', value: '-1' },
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'min.insync.replicas', value: String(Math.max(1, replication - 1)) },
  ]
  return withAdmin(
    connection,
    async (admin) => {
      const before = new Set(await admin.listTopics())
      const missing = topics.filter((topic) => !before.has(topic))
      if (missing.length > 0) {
        await admin.createTopics({
          waitForLeaders: true,
          topics: missing.map((topic) => ({
            topic,
            numPartitions: partitions,
            replicationFactor: replication,
            configEntries,
          })),
        })
      }
      const found = await admin.fetchTopicMetadata({ topics: [...topics] })
      const present = new Map(found.topics.map((each) => [each.name, each.partitions.length]))
      return topics.map((topic) => ({
        topic,
        created: !before.has(topic),
        partitions: present.get(topic) ?? 0,
      }))
    },
    30_000,
  )
}
