import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { faultyProxy } from '@semaforo/testing/faulty-proxy'
import { freePort } from '@semaforo/testing/free-port'
import { serversScript } from '@semaforo/testing/own-servers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { Kafka } from 'kafkajs'

export const brokersOfCluster = 3
const home = process.env['INFRA_HOME'] ?? join(homedir(), '.cache/infra')
const java = (...args: string[]) => ['-Xms128m', '-Xmx320m', '-cp', join(home, 'kafka/lib/*'), ...args]
/** How long a broker may take to have everything again that was written without it. */
const longestCatchUpMs = 240_000

/**
 * A Kafka of three brokers, each of which is a controller as well. Clients reach each of them through a proxy of its
 * own, which is the address that it tells them; the brokers reach one another without.
 */
export async function startBrokers() {
  execFileSync(serversScript, ['fetch', 'kafka'])
  const ids = Array.from({ length: brokersOfCluster }, (_, index) => index + 1)
  const controllers = await Promise.all(ids.map(freePort))
  const voters = ids.map((id, index) => `${id}@127.0.0.1:${controllers[index]}`).join(',')
  const nodes = await Promise.all(
    ids.map(async (id, index) => {
      const [outside, inside] = [await freePort(), await freePort()]
      const proxy = await faultyProxy({ host: '127.0.0.1', port: outside })
      const folder = temporaryDirectory()
      const properties = join(folder, 'kafka.properties')
      writeFileSync(
        properties,
        `process.roles=broker,controller
node.id=${id}
controller.quorum.voters=${voters}
controller.listener.names=CONTROLLER
listeners=OUTSIDE://127.0.0.1:${outside},INSIDE://127.0.0.1:${inside},CONTROLLER://127.0.0.1:${controllers[index]}
advertised.listeners=OUTSIDE://${proxy.address},INSIDE://127.0.0.1:${inside}
listener.security.protocol.map=OUTSIDE:PLAINTEXT,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=INSIDE
auto.create.topics.enable=false
log.dirs=${join(folder, 'data')}
min.insync.replicas=${brokersOfCluster - 1}
offsets.topic.replication.factor=${brokersOfCluster}
offsets.topic.num.partitions=3
group.initial.rebalance.delay.ms=0
`,
      )
      const format = java(
        'kafka.tools.StorageTool',
        'format',
        '-t',
        'c2VtYWZvcm8tcHltZS0wMQ',
        '-c',
        properties,
      )
      execFileSync('java', format, { stdio: 'pipe' })
      const run = () => {
        const broker = spawn('java', java('kafka.Kafka', properties), { stdio: 'ignore' })
        const ended = once(broker, 'exit')
        return async () => {
          broker.kill('SIGKILL')
          await ended
        }
      }
      let kill = run()
      endsWithTest(() => kill())
      return {
        proxy,
        kill: () => kill(),
        start() {
          kill = run()
        },
      }
    }),
  )
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
    /** Ends all of them now: outside of Jest nobody else does. */
    stop: () => Promise.all(nodes.map(({ kill }) => kill())),
  }
}
export type Brokers = Awaited<ReturnType<typeof startBrokers>>
