import { topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { createTopics } from '@semaforo/platform/topics'
import { runDay } from './day/run-day.ts'
import { brokers } from './kafka.bench.ts'

/** A day in five minutes on Kafka, MongoDB and Redis. */
export async function bench() {
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  await createTopics({ brokers: brokers(), clientId: 'bench' }, names, { partitions: 6, replication: 1 })
  return runDay('Kafka, MongoDB and Redis', {}, 60)
}
