import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { faultyProxy } from '@semaforo/testing/faulty-proxy'
import { freePort } from '@semaforo/testing/free-port'
import { ownContainer } from '@semaforo/testing/own-servers'
import { kafkaContainer } from '@semaforo/testing/server-containers'
import { Kafka } from 'kafkajs'
import { Network } from 'testcontainers'

export const brokersOfCluster = 3
/** How long a broker may take to have everything again that was written without it. */
const longestCatchUpMs = 240_000

/**
 * A Kafka of three brokers, each of which is a controller as well. Clients reach each of them through a proxy of its
 * own, which is the address that it tells them; the brokers reach one another without.
 */
export async function startBrokers() {
  const ids = Array.from({ length: brokersOfCluster }, (_, index) => index + 1)
  const network = await new Network().start()
  endsWithTest(() => network.stop())
  const nodes = await Promise.all(
    ids.map(async (id) => {
      const port = await freePort()
      const proxy = await faultyProxy({ host: '127.0.0.1', port })
      const definition = kafkaContainer(port, {
        KAFKA_NODE_ID: String(id),
        KAFKA_CONTROLLER_QUORUM_VOTERS: ids.map((id) => `${id}@kafka-${id}:9093`).join(','),
        KAFKA_LISTENERS: 'OUTSIDE://:9092,INSIDE://:9094,CONTROLLER://:9093',
        KAFKA_ADVERTISED_LISTENERS: `OUTSIDE://${proxy.address},INSIDE://kafka-${id}:9094`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'OUTSIDE:PLAINTEXT,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_INTER_BROKER_LISTENER_NAME: 'INSIDE',
        KAFKA_MIN_INSYNC_REPLICAS: String(brokersOfCluster - 1),
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: String(brokersOfCluster),
        KAFKA_HEAP_OPTS: '-Xms128m -Xmx320m',
      })
      const node = ownContainer(definition.withNetwork(network).withNetworkAliases(`kafka-${id}`))
      return { proxy, ...node }
    }),
  )
  await Promise.all(nodes.map(({ start }) => start()))
  const addresses = nodes.map(({ proxy }) => proxy.address)

  /** Resolves once every replica of every topic has what its leader has. */
  async function inSync(): Promise<void> {
    const kafka = new Kafka({ brokers: addresses, clientId: 'checker', logLevel: 0 })
    await eventually(async () => {
      const admin = kafka.admin({ retry: { retries: 0 } })
      try {
        await admin.connect()
        const { brokers } = await admin.describeCluster()
        const { topics } = await admin.fetchTopicMetadata()
        const behind = topics.flatMap(({ partitions }) =>
          partitions.filter(({ replicas, isr }) => isr.length < replicas.length),
        )
        if (brokers.length < brokersOfCluster || behind.length > 0) throw new Error('a broker is behind')
      } finally {
        await admin.disconnect()
      }
    }, longestCatchUpMs)
  }
  await inSync()
  return {
    addresses,
    nodes,
    inSync,
  }
}
export type Brokers = Awaited<ReturnType<typeof startBrokers>>
