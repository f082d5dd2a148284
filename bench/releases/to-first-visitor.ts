import { Registry } from '@semaforo/contracts'
import type { Figures } from '../table.ts'
import type { teamSite } from './team-site.ts'

const rounds = 5

/** From the order to publish, and to take back, until a visitor's page has read the entry of that release. */
export async function toFirstVisitor(
  url: string,
  team: Awaited<ReturnType<typeof teamSite>>,
  { how, most }: { how: string; most: number },
): Promise<Figures> {
  const published: number[] = []
  const takenBack: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { version, publish } = await team.build()
    published.push(
      await timed(async () => {
        await publish()
        await visited(url, team.frontend, version)
      }),
    )
    takenBack.push(await timed(async () => visited(url, team.frontend, await team.rollback())))
  }
  const moves = [
    { name: 'publish', times: published },
    { name: 'rollback', times: takenBack },
  ]
  return {
    title: `A release on its way to the first visitor, ${how}, ${rounds} rounds`,
    rows: moves.map(({ name, times }) => ({
      name,
      'ms, mean': Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
      'ms, most': Math.round(Math.max(...times)),
    })),
    goals: moves.map(({ name, times }) => ({
      name: `ms from ${name} to the first visitor, most`,
      measured: Math.max(...times),
      comparison: 'at most',
      goal: most,
    })),
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Reads the registry as pages do until it names that version, then its entry. */
async function visited(url: string, frontend: string, version: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/federation/registry.json`)
    const { frontends } = Registry.parse(await answer.json())
    const release = frontends.find(({ name }) => name === frontend)
    if (release?.version !== version) continue
    const entry = await fetch(new URL(release.entry, url))
    if (!entry.ok) throw new Error(`${entry.url}: ${entry.status}`)
    await entry.text()
    return
  }
}
