import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './client.ts'

/** A topic that nobody made: nothing makes topics but the step for it. */
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

/** What `createTopics` found or did: `partitions` are those that the topic has now. */
export type TopicOutcome = { topic: string; created: boolean; partitions: number }

/**
 * Makes the topics that do not exist; those that do stay as they are. Their records are kept for ever, since
 * a group reads a topic from its first record on. A write needs all replicas but one.
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
