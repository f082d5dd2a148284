import { CopyRefusal } from '../archive/refusal.ts'
import { ConfigError } from '../config-error.ts'
import { reasonOf } from '../warn-rarely.ts'
import type { KafkaConnection } from './connection.ts'
import { MissingTopic, requireTopics } from './topics.ts'

/**
 * Makes sure, for a command, that Kafka answers and has the topics.
 * @throws {CopyRefusal}
 * @throws {ConfigError} when it rejects the connection or its user
 */
export async function checkCluster(connection: KafkaConnection, topics: readonly string[]): Promise<void> {
  await requireTopics(connection, topics).catch((error: unknown) => {
    if (error instanceof ConfigError) throw error
    if (error instanceof MissingTopic) throw new CopyRefusal(error.message)
    throw new CopyRefusal(
      `Kafka no responde: revisa KAFKA_BROKERS y que esté en marcha, y repite (${reasonOf(error)}).`,
    )
  })
}
