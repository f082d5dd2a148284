import { topics } from '@semaforo/contracts/services'
import type { ConnectedLog, Volatile } from '@semaforo/platform'
import { assemble, deadLetterTopic, type Platform } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { openMongoStores } from '@semaforo/platform/mongo'
import { openRedis } from '@semaforo/platform/redis'
import { createTopics } from '@semaforo/platform/topics'
import { createLog, processConfig, readConfig } from '@semaforo/service-kit'
import { eventually } from './eventually.ts'

const { MONGO_URL = '', KAFKA_BROKERS = [], REDIS_URL = '' } = readConfig(processConfig, process.env)
const logger = createLog('silent')
const kafka = { brokers: KAFKA_BROKERS, clientId: 'tests' }
let made: Promise<unknown> | undefined

/**
 * A platform on the three servers of the environment, with the system's topics in Kafka. All callers are
 * instances of one deployment: they share data and consumer groups.
 */
export async function openRealPlatform(): Promise<Platform> {
  return whenReady({
    stores: openMongoStores({ url: MONGO_URL, log: logger }),
    log: openKafkaLog(kafka),
    volatile: openRedis({ url: REDIS_URL, log: logger }),
  })
}

/**
 * The same for an isolated deployment, which shares no data, events or counts with others on these servers.
 * Calls with the same name open the same data.
 */
export async function openRealDeployment(name: string): Promise<Platform> {
  const url = new URL(MONGO_URL)
  url.pathname = `/${name}`
  return whenReady({
    stores: openMongoStores({ url: url.href, log: logger }),
    log: ownEvents(openKafkaLog(kafka), name),
    volatile: ownNames(openRedis({ url: REDIS_URL, log: logger }), name),
  })
}

async function whenReady(parts: Parameters<typeof assemble>[0]): Promise<Platform> {
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  made ??= createTopics(kafka, names, { partitions: 3, replication: 1 })
  await made
  const platform = assemble(parts, logger)
  await eventually(async () => {
    const state = await platform.ready()
    if (!state.ok) throw new Error(state.reason)
    if (state.without !== undefined) throw new Error(state.without)
  })
  return platform
}

/** Delivers and reads only those records of the shared topics that this deployment published. */
function ownEvents(log: ConnectedLog, deployment: string): ConnectedLog {
  return {
    ...log,
    publish: (records) =>
      log.publish(records.map((record) => ({ ...record, headers: { ...record.headers, deployment } }))),
    read: (topic, visit) =>
      log.read(topic, (record) => {
        if (record.headers['deployment'] === deployment) visit(record)
      }),
    subscribe: ({ group, topics, handle }) =>
      log.subscribe({
        group: `${deployment}-${group}`,
        topics,
        handle: async (record, delivery) => {
          if (record.headers['deployment'] === deployment) await handle(record, delivery)
        },
      }),
    forget: (group) => log.forget(`${deployment}-${group}`),
  }
}

function ownNames(volatile: Volatile, deployment: string): Volatile {
  return {
    ...volatile,
    cache: (name) => volatile.cache(`${deployment}-${name}`),
    rateLimiter: (limit) => volatile.rateLimiter({ ...limit, name: `${deployment}-${limit.name}` }),
  }
}
