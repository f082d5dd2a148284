import { topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { createTopics } from '@semaforo/platform/topics'
import { brokers } from './kafka.bench.ts'
import { sustainedLikes } from './likes/sustained-likes.ts'

/** As many likes as Kafka, MongoDB and Redis take for five minutes. */
export async function bench() {
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  await createTopics({ brokers: brokers(), clientId: 'bench' }, names, { partitions: 6, replication: 1 })
  return sustainedLikes('Kafka, MongoDB and Redis', {})
}
