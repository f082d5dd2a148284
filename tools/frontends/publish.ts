import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontendRegistry } from '@semaforo/contracts'
import { change, publish as publishBuilt, readSite } from '@semaforo/releases'
import type { Command } from './command.ts'
import { printNote, printPointers } from './print-pointers.ts'

/** Publishes a finished build for everybody. */
export async function publish({ dir, name, built, asked }: Command): Promise<void> {
  await ship({ dir, name, built, asked })
}

/** Publishes a finished build for a share of the visitors; without a build, changes the share of the canary. */
export async function canary({ dir, name, percent, built, version, asked }: Command): Promise<void> {
  const fresh = version === undefined && existsSync(join(built, 'release.json'))
  if (fresh) return ship({ dir, name, built, asked }, percent)
  print(name, await change(dir, name, { what: 'canary', percent, version }, asked), asked)
}

async function ship(
  { dir, name, built, asked }: Pick<Command, 'dir' | 'name' | 'built' | 'asked'>,
  percent?: number,
): Promise<void> {
  const { release, registry } = await publishBuilt(dir, built, { ...asked, frontend: name, percent })
  print(name, registry, asked)
  printNote(release, (await readSite(dir)).shell)
}

/** Gives the canary to everybody. */
export async function promote({ dir, name, asked }: Command): Promise<void> {
  print(name, await change(dir, name, { what: 'promote' }, asked), asked)
}

/** Rolls the canary back; without a canary, the stable release. */
export async function rollback({ dir, name, asked }: Command): Promise<void> {
  print(name, await change(dir, name, { what: 'rollback' }, asked), asked)
}

/** A command that finds everything in place leaves the last move as it was. */
function print(name: string, registry: FrontendRegistry, { at }: Command['asked']): void {
  printPointers(name, registry, { changed: registry.history.at(-1)?.at === at })
}
