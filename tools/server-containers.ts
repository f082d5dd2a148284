import { freePort } from '@semaforo/testing/free-port'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'

const image = (name: string, otherwise: string) => process.env[name] || otherwise

/** Containers of the three servers: their addresses as environment variables, and a function that removes them. */
export type ServerContainers = { env: Record<string, string>; stop(): Promise<void> }

/** Starts Kafka, MongoDB and Redis in containers, images from the same variables as docker-compose.yml. */
export async function startServers(): Promise<ServerContainers> {
  const started = await Promise.allSettled([startKafka(), startMongo(), startRedis()])
  const containers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.container] : []))
  const stop = async () => {
    await Promise.all(containers.map((container) => container.stop({ removeVolumes: true })))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const addresses = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.address] : []))
  return { env: Object.fromEntries(addresses), stop }
}

type Started = { container: StartedTestContainer; address: readonly [name: string, value: string] }

/** A broker advertises its address to clients, so its port must be known before the start. */
async function startKafka(): Promise<Started> {
  const port = await freePort()
  const container = await new GenericContainer(image('KAFKA_IMAGE', 'apache/kafka:4.1.0'))
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '3',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_HEAP_OPTS: '-Xms256m -Xmx512m',
    })
    .withWaitStrategy(Wait.forListeningPorts())
    .start()
  return { container, address: ['KAFKA_BROKERS', `127.0.0.1:${port}`] }
}

async function startMongo(): Promise<Started> {
  const container = await new GenericContainer(image('MONGO_IMAGE', 'mongo:7'))
    .withExposedPorts(27_017)
    .start()
  return { container, address: ['MONGO_URL', `mongodb://127.0.0.1:${container.getMappedPort(27_017)}`] }
}

async function startRedis(): Promise<Started> {
  const container = await new GenericContainer(image('REDIS_IMAGE', 'redis:7')).withExposedPorts(6379).start()
  return { container, address: ['REDIS_URL', `redis://127.0.0.1:${container.getMappedPort(6379)}`] }
}
