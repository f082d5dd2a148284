import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { layout } from './folder/layout.ts'
import { readFrontends } from './folder/read-site.ts'
import { readAtMostEvery } from './read-at-most-every.ts'
import type { KnownFrontend } from './rules/site.ts'

/** The operator's log. */
type Log = { error(fields: object, message: string): void }

/** The frontends with their live releases, as they are now. */
export type LiveFrontends = () => Promise<readonly KnownFrontend[]>

/** How long an answer is given without a look at the folder; a move of a release reaches new pages within it. */
const checkEveryMs = 200

/**
 * The frontends of a folder with their live releases. The documents are read again when one of them has changed; one
 * that cannot be read leaves what was live before.
 */
export function liveFrontends(frontendsDir: string, log: Log): LiveFrontends {
  let known: { frontends: readonly KnownFrontend[]; stamp: string } = { frontends: [], stamp: '' }
  return readAtMostEvery(checkEveryMs, async () => {
    try {
      const stamp = await stampOf(layout.registries(frontendsDir))
      if (stamp !== known.stamp) known = { frontends: await readFrontends(frontendsDir), stamp }
    } catch (error) {
      log.error({ err: error }, 'the releases cannot be read: what was live before is served')
    }
    return known.frontends
  })
}

/**
 * Names, sizes and times of the documents: another stamp means that one of them was replaced. Each is opened, since a
 * network file system asks its server then, and may answer a bare `stat` from its cache.
 */
async function stampOf(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(noFolder)).filter((name) => name.endsWith('.json')).sort()
  const stamps = names.map(async (name) => {
    const file = await open(join(folder, name))
    const { mtimeNs, size, ino } = await file.stat({ bigint: true }).finally(() => file.close())
    return `${name} ${mtimeNs} ${size} ${ino}`
  })
  return (await Promise.all(stamps)).join('\n')
}

function noFolder(error: { code?: string }): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
