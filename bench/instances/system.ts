import { join } from 'node:path'
import { addressVariable, services, topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { openKafkaLog } from '@semaforo/platform/kafka'
import { createTopics } from '@semaforo/platform/topics'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { ownServers } from '@semaforo/testing/own-servers'
import { runAlone } from '@semaforo/testing/run-alone'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'

const root = join(import.meta.dirname, '../..')
const partitions = 6

/** Servers of their own on which any number of instances of a service can be run, with a stand-in for identity. */
export async function openSystem(name: string) {
  const servers = await ownServers(name)
  for (const server of ['kafka', 'mongo', 'redis'] as const) await servers.start(server)
  const kafka = { brokers: [servers.broker], clientId: name }
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  await createTopics(kafka, names, { partitions, replication: 1 })

  const { identity, token } = await createTokens()
  const standIn = await listen(async ({ url = '' }, response) => {
    const { status, body } = await identity.read(url, {}, 1_000)
    response.writeHead(status).end(body)
  })
  const environment = {
    ...Object.fromEntries(services.map((service) => [addressVariable(service.name), 'http://127.0.0.1:9'])),
    KAFKA_BROKERS: servers.broker,
    MONGO_URL: `${servers.mongoUrl}/instances`,
    REDIS_URL: servers.redis,
    IDENTITY_URL: standIn.url,
    DATA_DIR: temporaryDirectory(),
    LOG_LEVEL: 'warn',
  }
  return {
    log: openKafkaLog(kafka),
    token,
    wipe: servers.wipe,
    /** Runs so many instances of a service; resolves when they are ready. */
    async run(service: string, count: number) {
      const main = join(root, 'services', service, 'src/main.ts')
      const instances = Array.from({ length: count }, () => runAlone(main, environment, 'with the file'))
      const urls = await Promise.all(instances.map((instance) => instance.url()))
      await eventually(async () => {
        const answers = await Promise.all(urls.map((url) => fetch(`${url}/health/ready`)))
        if (!answers.every(({ ok }) => ok)) throw new Error(`${service} is not ready`)
      })
      return {
        urls,
        stop: () => Promise.all(instances.map((instance) => instance.stop())),
      }
    },
  }
}
export type InstancesSystem = Awaited<ReturnType<typeof openSystem>>
