import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '@semaforo/tools/build'
import { startServer } from './child.ts'
import { registrySpeed } from './releases/registry-speed.ts'
import { repeated } from './releases/repeated.ts'
import { teamSite } from './releases/team-site.ts'
import { toFirstVisitor } from './releases/to-first-visitor.ts'
import type { Figures } from './table.ts'

const mostRepeated = 4_000
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What releases of frontends weigh, and how fast they reach visitors. */
export async function bench(): Promise<Figures[]> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'semaforo-releases-'))
  try {
    const team = await teamSite(folder)
    const gateway = await startServer(`${import.meta.dirname}/gateway/semaforo.ts`, [
      'http://127.0.0.1:1',
      team.dir,
    ])
    try {
      return [
        await repeatedShare(join(folder, 'repeated')),
        await toFirstVisitor(gateway.url, team, { how: 'one gateway', most: 1_000 }),
        await registrySpeed(gateway.url),
      ]
    } finally {
      await gateway.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What each frontend loads at once although every other frontend has it too. */
async function repeatedShare(folder: string): Promise<Figures> {
  const shares = await repeated(folder)
  return {
    title: 'JavaScript that each frontend loads at once, and what of it repeats in every one, brotli',
    rows: shares.map(({ name, eager, entry, packages, own }) => ({
      name,
      'eager KB': kilobytes(eager),
      'entry KB': kilobytes(entry),
      'packages KB': kilobytes(packages),
      'repeated KB': kilobytes(entry + packages),
      'our own KB': kilobytes(own),
    })),
    note: 'a page with its own chunk (page-…) loads that as well',
    goals: shares.map(({ name, entry, packages }) => ({
      name: `bytes that repeat in ${name}`,
      measured: entry + packages,
      comparison: 'at most',
      goal: mostRepeated,
    })),
  }
}
