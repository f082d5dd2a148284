import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { topics } from '@semaforo/contracts/services'
import { createTopics } from '@semaforo/platform/topics'
import { build } from '@semaforo/tools/build'
import { startServer } from './child.ts'
import { brokers } from './kafka.bench.ts'
import { teamSite } from './releases/team-site.ts'
import { toFirstVisitor } from './releases/to-first-visitor.ts'
import type { Figures } from './table.ts'

const gateway = `${import.meta.dirname}/releases/sharing-gateway.ts`

/** How fast a release reaches the visitors of another gateway, which has a folder of its own and hears of it by Kafka. */
export async function bench(): Promise<Figures> {
  await build()
  await createTopics({ brokers: brokers(), clientId: 'bench' }, topics, { partitions: 3, replication: 1 })
  const folder = await mkdtemp(join(tmpdir(), 'semaforo-releases-'))
  try {
    const team = await teamSite(folder)
    const other = join(folder, 'other')
    await cp(team.dir, other, { recursive: true, verbatimSymlinks: true })
    const gateways = [await startServer(gateway, [team.dir]), await startServer(gateway, [other])]
    try {
      return await toFirstVisitor(gateways[1]?.url ?? '', team, {
        how: 'through Kafka to a second gateway',
        most: 3_000,
      })
    } finally {
      for (const each of gateways) await each.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
