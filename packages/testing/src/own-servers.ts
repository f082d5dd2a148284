import { type GenericContainer, getContainerRuntimeClient, type StartedTestContainer } from 'testcontainers'
import { endsWithTest } from './ends-with-test.ts'
import { freePort } from './free-port.ts'
import { kafkaContainer, mongoContainer, redisContainer } from './server-containers.ts'

/** A server in a container that a test may kill and pause, removed at the end of the test or its file. */
export function ownContainer(definition: GenericContainer) {
  let container: StartedTestContainer | undefined
  let running = false
  const remove = endsWithTest(async () => {
    await container?.stop({ timeout: 0, removeVolumes: true })
  })
  const inRuntime = async () => {
    if (!container) throw new Error('the container was not started')
    return (await getContainerRuntimeClient()).container.getById(container.getId())
  }
  return {
    remove,
    /** Starts it, with the data that it had; resolves once it listens. */
    async start() {
      if (running) return
      if (container) await container.restart()
      else container = await definition.start()
      running = true
    },
    async kill() {
      const inside = await inRuntime()
      running = false
      // A server may have ended by itself already, as Kafka does on a full disk.
      const killed = inside.kill().catch((error: { statusCode?: number }) => {
        if (error.statusCode !== 409) throw error
      })
      await Promise.all([inside.wait(), killed])
    },
    pause: async () => void (await (await inRuntime()).pause()),
    resume: async () => void (await (await inRuntime()).unpause()),
    async exec(command: string) {
      const { exitCode, output } = (await container?.exec(['sh', '-c', command])) ?? {}
      if (exitCode !== 0) throw new Error(`${command}: ${output}`)
    },
  }
}

type Server = 'kafka' | 'mongo' | 'redis'

/**
 * Dedicated servers that a test may kill and pause, removed at the end of the file.
 * @param disks folders for the data of Kafka and Redis
 */
export async function ownServers(disks?: { kafka: string; redis: string }) {
  const ports = { kafka: await freePort(), mongo: await freePort(), redis: await freePort() }
  const [kafka, redis] = [kafkaContainer(ports.kafka), redisContainer(ports.redis)]
  if (disks) {
    kafka.withBindMounts([{ source: disks.kafka, target: '/var/lib/kafka/data' }])
    redis.withBindMounts([{ source: disks.redis, target: '/data' }])
  }
  const servers = {
    kafka: ownContainer(kafka),
    mongo: ownContainer(mongoContainer(ports.mongo)),
    redis: ownContainer(redis),
  }
  return {
    broker: `127.0.0.1:${ports.kafka}`,
    mongoUrl: `mongodb://127.0.0.1:${ports.mongo}`,
    redis: `redis://127.0.0.1:${ports.redis}`,
    start: (server: Server) => servers[server].start(),
    kill: (server: Server) => servers[server].kill(),
    pause: (server: Server) => servers[server].pause(),
    resume: (server: Server) => servers[server].resume(),
    /** Removes them now: outside of Jest nobody else does. */
    wipe: () => Promise.all(Object.values(servers).map(({ remove }) => remove())),
  }
}
