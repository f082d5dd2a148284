import { topics } from '@semaforo/contracts'
import {
  createLog,
  deadLetterTopic,
  openPlatform,
  type Platform,
  platformConfig,
  readConfig,
} from '../../src/index.ts'
import { createTopics } from '../../src/kafka/topics.ts'
import { eventually } from '../contracts/eventually.ts'

let made: Promise<unknown> | undefined

/**
 * A platform on the servers that the environment names, all three, with the system's topics in Kafka. What runs
 * on it are instances of one deployment: they share data and groups with whatever else runs there.
 */
export async function openRealPlatform(): Promise<Platform> {
  const settings = readConfig(platformConfig, process.env)
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  const kafka = { brokers: settings.KAFKA_BROKERS ?? [], clientId: 'tests' }
  made ??= createTopics(kafka, names, { partitions: 3, replication: 1 })
  await made
  const platform = await openPlatform(settings, createLog('silent'))
  await eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))
  return platform
}
