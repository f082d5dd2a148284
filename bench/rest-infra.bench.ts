import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressVariable, services, topics } from '@semaforo/contracts/services'
import { deadLetterTopic } from '@semaforo/platform'
import { createTopics } from '@semaforo/platform/topics'
import { freePort } from '@semaforo/testing/free-port'
import { build } from '@semaforo/tools/build'
import { brokers } from './kafka.bench.ts'
import { restFigures } from './rest/figures.ts'
import { type Running, startProcess } from './rest/processes.ts'
import type { Figures } from './table.ts'

const root = join(import.meta.dirname, '..')
/** As docker-compose.yml runs them. */
const instances: Record<string, number> = { catalog: 2, likes: 2, realtime: 2 }
const checkEveryMs = 30_000

/**
 * The processor time of each process of the composed system while nobody visits it, on Kafka, MongoDB and Redis, with
 * the health checks of Compose.
 */
export async function bench(): Promise<Figures> {
  await build()
  const names = topics.flatMap((topic) => [topic, deadLetterTopic(topic)])
  await createTopics({ brokers: brokers(), clientId: 'bench' }, names, { partitions: 6, replication: 1 })
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-rest-'))
  const planned = await Promise.all(
    ['gateway', ...services.flatMap(({ name }) => Array<string>(instances[name] ?? 1).fill(name))].map(
      async (name) => ({ name, port: await freePort() }),
    ),
  )
  const env = { ...addresses(planned), FRONTENDS_DIR: join(root, 'dist'), DATA_DIR: dataDir }
  const running: Running[] = []
  const checking = setInterval(() => {
    for (const { port } of planned) fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
  }, checkEveryMs)
  try {
    const starts = planned.map(async ({ name, port }) => {
      const file = join(root, name === 'gateway' ? name : `services/${name}`, 'src/main.ts')
      running.push(await startProcess(name, [file], { ...env, PORT: String(port) }))
    })
    await Promise.all(starts)
    return await restFigures(
      'each process alone on Kafka, MongoDB and Redis',
      running.toSorted((one, other) => one.name.localeCompare(other.name)),
    )
  } finally {
    clearInterval(checking)
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(dataDir, { recursive: true })
  }
}

/** Where each service finds the others. */
function addresses(planned: readonly { name: string; port: number }[]): Record<string, string> {
  const at = Object.groupBy(planned, ({ name }) => name)
  return Object.fromEntries(
    services.map(({ name }) => [
      addressVariable(name),
      (at[name] ?? []).map(({ port }) => `http://127.0.0.1:${port}`).join(','),
    ]),
  )
}
