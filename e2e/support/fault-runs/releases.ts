import { join } from 'node:path'
import { addressVariable, services, topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createTopics } from '@semaforo/platform/topics'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { freePort } from '@semaforo/testing/free-port'
import { ownServers } from '@semaforo/testing/own-servers'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const here = join(import.meta.dirname, '../../..')
const at = (port: number) => `http://127.0.0.1:${port}`

/**
 * Every service and the gateway of an older release and of this one, on the same Kafka, MongoDB and Redis. A gateway
 * asks the services of its release, and they ask those of the other one.
 * @returns the addresses of both gateways, and what lies behind them
 */
export async function startReleases(name: string, older: string) {
  const servers = await ownServers()
  for (const server of ['kafka', 'mongo', 'redis'] as const) await servers.start(server)
  const kafka = { brokers: [servers.broker], clientId: name }
  const deadLetters = topics.map(deadLetterTopic)
  await createTopics(kafka, [...topics, ...deadLetters], { partitions: 6, replication: 1 })
  const log = openKafkaLog(kafka)
  endsWithTest(log.close)

  const dataDir = temporaryDirectory()
  const shared = {
    KAFKA_BROKERS: servers.broker,
    MONGO_URL: `${servers.mongoUrl}/releases`,
    REDIS_URL: servers.redis,
    DATA_DIR: dataDir,
    FRONTENDS_DIR: temporaryDirectory(),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
  }
  const releases = await Promise.all(
    [older, here].map(async (checkout) => {
      const named = services.map(async (service) => [service.name, await freePort()] as const)
      return { checkout, ports: Object.fromEntries(await Promise.all(named)), gateway: await freePort() }
    }),
  )
  const addresses = (ports: Record<string, number>) =>
    Object.fromEntries(Object.entries(ports).map(([service, port]) => [addressVariable(service), at(port)]))

  const starts = releases.flatMap(({ checkout, ports, gateway }, index) => {
    const others = addresses(releases[1 - index]?.ports ?? {})
    const start = (main: string, port: number, peers: Record<string, string>) =>
      runAlone(join(checkout, main), { ...shared, ...peers, PORT: String(port) }, 'with the file')
    const ofServices = Object.entries(ports).map(([service, port]) =>
      start(`services/${service}/src/main.ts`, port, others),
    )
    return [...ofServices, start('gateway/src/main.ts', gateway, addresses(ports))]
  })
  await Promise.all(starts.map((started) => started.url()))

  return {
    urls: releases.map(({ gateway }) => at(gateway)),
    dataDir,
    log,
    wipe: servers.wipe,
    /** The events that a service of either release could not handle. */
    async deadLetters(): Promise<string[]> {
      const found: string[] = []
      for (const topic of deadLetters)
        await log.read(topic, ({ headers }) => found.push(`${topic}: ${headers['dead-letter-detail']}`))
      return found
    },
  }
}
export type Releases = Awaited<ReturnType<typeof startReleases>>
