import { GenericContainer, Wait } from 'testcontainers'

const image = (variable: string, otherwise: string) => process.env[variable] || otherwise

/** The images come from the same variables as those of docker-compose.yml. */
const container = (variable: string, otherwise: string, port: { container: number; host: number }) =>
  new GenericContainer(image(variable, otherwise))
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(240_000)

/**
 * A broker that is a controller as well. It tells clients its address, so the port must be known before the start.
 * @param settings further ones, or others
 */
export const kafkaContainer = (port: number, settings: Record<string, string> = {}) =>
  container('KAFKA_IMAGE', 'apache/kafka:4.1.0', { container: 9092, host: port }).withEnvironment({
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    KAFKA_LOG_DIRS: '/var/lib/kafka/data',
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '3',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_HEAP_OPTS: '-Xms256m -Xmx512m',
    ...settings,
  })

export const mongoContainer = (port: number) =>
  container('MONGO_IMAGE', 'mongo:7', { container: 27_017, host: port })

/** @param settings in the form of the arguments of redis-server, or its configuration file */
export const redisContainer = (
  port: number,
  settings = ['--bind', '0.0.0.0', '--protected-mode', 'no', '--appendonly', 'yes'],
) =>
  container('REDIS_IMAGE', 'redis:7', { container: 6379, host: port }).withCommand([
    'redis-server',
    ...settings,
  ])
