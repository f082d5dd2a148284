import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addressVariable, services, topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createTopics } from '@semaforo/platform/topics'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { faultyProxy } from '@semaforo/testing/faulty-proxy'
import { freePort } from '@semaforo/testing/free-port'
import { listen } from '@semaforo/testing/listen'
import { ownServers } from '@semaforo/testing/own-servers'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { type Brokers, brokersOfCluster } from './brokers.ts'
import { tcpBalancer } from './tcp-balancer.ts'

const root = join(import.meta.dirname, '../../..')
/** Where nobody listens: of the services that no fault here concerns. */
const nowhere = 'http://127.0.0.1:9'
/** What is different in one run of a program: further settings, and another release's checkout. */
type Start = { settings?: Record<string, string>; checkout?: string }

const instances = { catalog: 1, likes: 2, realtime: 2, gateway: 2 }

/** A Kafka of several brokers instead of one; folders for the data of Kafka and Redis. */
type Options = { brokers?: Brokers; disks?: Parameters<typeof ownServers>[0] }

/**
 * Two gateways behind a balancer of TCP, each before its own instance of likes and both before two of realtime, and a
 * catalog, each a process of its own, on their own Kafka, MongoDB and Redis; a proxy that injects faults is before
 * the last two and each likes. Identity is a stand-in that verifies the tokens.
 */
export async function startSystem(name: string, { brokers, disks }: Options = {}) {
  const servers = await ownServers(disks)
  if (!brokers) await servers.start('kafka')
  for (const server of ['mongo', 'redis'] as const) await servers.start(server)
  const kafka = { brokers: brokers?.addresses ?? [servers.broker], clientId: name }
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  await createTopics(kafka, names, { partitions: 3, replication: brokers ? brokersOfCluster : 1 })
  const log = openKafkaLog(kafka)
  endsWithTest(log.close)

  const { identity, token } = await createTokens()
  const standIn = await listen(async ({ url = '' }, response) => {
    const { status, body } = await identity.read(url, {}, 1_000)
    response.writeHead(status).end(body)
  })
  const mongo = await faultyProxy(target(servers.mongoUrl))
  const redis = await faultyProxy(target(servers.redis))
  const ports = {
    catalog: await freePorts(instances.catalog),
    likes: await freePorts(instances.likes),
    realtime: await freePorts(instances.realtime),
    gateway: await freePorts(instances.gateway),
  }
  const likesNetwork = await Promise.all(ports.likes.map((port) => faultyProxy({ host: '127.0.0.1', port })))
  const dataDir = temporaryDirectory()
  const environment = {
    KAFKA_BROKERS: kafka.brokers.join(','),
    MONGO_URL: `mongodb://${mongo.address}/faults`,
    REDIS_URL: `redis://${redis.address}`,
    DATA_DIR: dataDir,
    FRONTENDS_DIR: temporaryDirectory(),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...Object.fromEntries(services.map(({ name }) => [addressVariable(name), nowhere])),
    IDENTITY_URL: standIn.url,
    CATALOG_URL: ports.catalog.map(at).join(','),
    LIKES_URL: ports.likes.map(at).join(','),
    REALTIME_URL: ports.realtime.map(at).join(','),
  }
  async function start(
    program: keyof typeof ports,
    port: number,
    { settings = {}, checkout = root }: Start = {},
  ) {
    // A gateway keeps a client with one instance: so the two screens of a person meet different ones.
    const likes = likesNetwork[ports.gateway.indexOf(port)]
    const own = { PORT: String(port), ...(likes && { LIKES_URL: `http://${likes.address}` }) }
    const main = join(checkout, program === 'gateway' ? program : `services/${program}`, 'src/main.ts')
    const process = runAlone(main, { ...environment, ...own, ...settings }, 'with the file')
    await process.url()
    return process
  }
  const starts = (Object.keys(ports) as (keyof typeof ports)[]).map(async (program) => {
    const running = ports[program].map(async (port) => {
      let process = await start(program, port)
      return {
        kill: () => process.kill(),
        async start(as: Start = {}) {
          process = await start(program, port, as)
        },
      }
    })
    return [program, await Promise.all(running)] as const
  })
  const processes = Object.fromEntries(await Promise.all(starts))

  return {
    servers,
    mongo,
    redis,
    /** Between each gateway and its instance of likes. */
    likesNetwork,
    log,
    token,
    newPerson: randomUUID,
    urls: ports.gateway.map(at),
    /** Of the balancer before both gateways. */
    url: await tcpBalancer(ports.gateway),
    likesUrl: at(ports.likes[0] as number),
    catalogUrl: at(ports.catalog[0] as number),
    catalogs: processes['catalog'] ?? [],
    likes: processes['likes'] ?? [],
    gateways: processes['gateway'] ?? [],
    realtimes: processes['realtime'] ?? [],
  }
}
export type System = Awaited<ReturnType<typeof startSystem>>

const at = (port: number) => `http://127.0.0.1:${port}`
const freePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

function target(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) }
}
