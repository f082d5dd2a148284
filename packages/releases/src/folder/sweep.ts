import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FrontendRegistry, ReleaseVersion } from '@semaforo/contracts'
import { expired, type Stored } from '../rules/retention.ts'
import { renameDurably } from './durable.ts'
import { layout, part } from './layout.ts'

/**
 * Removes what a crash left of a frontend's releases, and releases past their retention. The caller holds the lock, so
 * an incomplete folder is not being written.
 * @returns the versions that are gone
 */
export async function sweep(
  dir: string,
  name: string,
  registry: FrontendRegistry,
  now: Date,
): Promise<string[]> {
  const folder = layout.releases(dir, name)
  const stored: Stored[] = []
  for (const found of await readdir(folder)) {
    if (found.endsWith(part)) await rm(join(folder, found), { recursive: true, force: true })
    else if (ReleaseVersion.safeParse(found).success)
      stored.push({ version: found, storedAt: (await stat(join(folder, found))).mtime.toISOString() })
  }
  const gone = expired(stored, registry, now)
  for (const version of gone) {
    // Under its own name it would count as whole, should this end in the middle.
    await renameDurably(join(folder, version), join(folder, `${version}${part}`))
    await rm(join(folder, `${version}${part}`), { recursive: true, force: true })
  }
  return gone
}
