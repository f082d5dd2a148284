import { setTimeout as sleep } from 'node:timers/promises'
import { isKeptByKey } from '@semaforo/contracts/services'
import type { Admin, KafkaJSProtocolError } from 'kafkajs'
import { ConfigError } from '../config-error.ts'
import { isDeadLetterTopic } from '../events/dead-letter.ts'
import type { Retention } from '../retention.ts'
import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './connection.ts'
import { asRejection } from './rejection.ts'

/** The resource type TOPIC of Kafka's protocol: kafkajs exports its enumeration to CommonJS alone. */
const topicResource = 2

/** What a broker answers of a topic that it does not know yet, or that has no leader yet. */
const notYet = ['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']

/** A topic that does not exist. Topics are created by `npm run topics` alone. */
export class MissingTopic extends Error {
  readonly topics: readonly string[]
  constructor(topics: readonly string[]) {
    super(`No existe en Kafka: ${topics.join(', ')}. Créalo con: npm run topics`)
    this.name = 'MissingTopic'
    this.topics = topics
  }
}

/**
 * @throws {MissingTopic} naming those that do not exist
 * @throws {ConfigError} when the user may not see one
 */
export async function requireTopics(connection: KafkaConnection, topics: readonly string[]): Promise<void> {
  await withAdmin(connection, async (admin) => {
    const present = new Set(await admin.listTopics())
    const missing = topics.filter((topic) => !present.has(topic))
    if (missing.length === 0) return
    // A topic that the user may not see is not listed; asked for by its name, Kafka says so.
    const answer = await admin.fetchTopicMetadata({ topics: missing }).catch(asRejection)
    throw answer instanceof ConfigError ? answer : new MissingTopic(missing)
  })
}

export type TopicShape = {
  partitions: number
  replication: number
  /** Records are kept for ever unless this is said. */
  retention?: Pick<Retention, 'events' | 'deadLetters'>
}

/** The result of `createTopics` for one topic; `partitions` is the topic's current number. */
export type TopicOutcome = { topic: string; created: boolean; partitions: number }

/**
 * Creates the topics that do not exist, and sets for all of them how long their records are kept; partitions and
 * replicas of existing ones are not changed. With `replication` replicas, a write needs all but one.
 */
export async function createTopics(
  connection: KafkaConnection,
  topics: readonly string[],
  { partitions, replication, retention }: TopicShape,
): Promise<TopicOutcome[]> {
  return withAdmin(
    connection,
    async (admin) => {
      const before = new Set(await admin.listTopics())
      const missing = topics.filter((topic) => !before.has(topic))
      if (missing.length > 0) {
        await admin.createTopics({
          waitForLeaders: false,
          topics: missing.map((topic) => ({
            topic,
            numPartitions: partitions,
            replicationFactor: replication,
            configEntries: settingsOf(topic, replication, retention),
          })),
        })
      }
      const found = await withLeaders(admin, topics)
      const present = new Map(found.topics.map((each) => [each.name, each.partitions.length]))
      await admin.alterConfigs({
        validateOnly: false,
        resources: found.topics.map(({ name, partitions: [first] }) => ({
          type: topicResource,
          name,
          configEntries: settingsOf(name, first?.replicas.length ?? replication, retention),
        })),
      })
      return topics.map((topic) => ({
        topic,
        created: !before.has(topic),
        partitions: present.get(topic) ?? 0,
      }))
    },
    30_000,
  )
}

/** The metadata of topics that were just created, once the broker that answers has learned of them. */
async function withLeaders(admin: Admin, topics: readonly string[]) {
  for (;;) {
    try {
      return await admin.fetchTopicMetadata({ topics: [...topics] })
    } catch (error) {
      const { type } = error as KafkaJSProtocolError
      if (!notYet.includes(type)) throw error
      await sleep(100)
    }
  }
}

/**
 * A topic kept by key loses a record only once it is as old as events of the others, and another one of its key has
 * followed: a consumer that reads within that time misses none.
 */
function settingsOf(topic: string, replication: number, retention: TopicShape['retention']) {
  const settings = {
    ...(retention ? keptFor(topic, retention) : { 'cleanup.policy': 'delete', 'retention.ms': '-1' }),
    'retention.bytes': '-1',
    'min.insync.replicas': String(Math.max(1, replication - 1)),
  }
  return Object.entries(settings).map(([name, value]) => ({ name, value }))
}

function keptFor(topic: string, { events, deadLetters }: NonNullable<TopicShape['retention']>) {
  const time = String(isDeadLetterTopic(topic) ? deadLetters : events)
  return isKeptByKey(topic)
    ? { 'cleanup.policy': 'compact', 'min.compaction.lag.ms': time, 'retention.ms': '-1' }
    : { 'cleanup.policy': 'delete', 'retention.ms': time }
}
