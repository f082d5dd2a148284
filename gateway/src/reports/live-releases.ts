import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'
import { type LiveFrontends, liveVersions } from '@semaforo/releases'

/** The versions that are live, by the name of their frontend. */
export type LiveReleases = ReadonlyMap<string, ReadonlySet<string>>

/** Reads which releases the registry in `frontendsDir` names now; while the registry cannot be read, the releases of the last read. */
export function liveReleasesIn(frontendsDir: string, live: LiveFrontends): () => Promise<LiveReleases> {
  let last: LiveReleases = new Map()
  return async () => {
    const text = await readFile(join(frontendsDir, 'federation/registry.json'), 'utf8').catch(() => undefined)
    if (text === undefined) return last
    const releases = new Map<string, Set<string>>()
    const add = (name: string, version: string) =>
      releases.set(name, (releases.get(name) ?? new Set()).add(version))
    for (const { name, version } of registered(text)) add(name, version)
    // The public registry names no canary.
    for (const { name, registry } of await live()) {
      for (const version of liveVersions(registry)) add(name, version)
    }
    if (releases.size > 0) last = releases
    return last
  }
}

function registered(text: string): Registry['frontends'] {
  try {
    return Registry.safeParse(JSON.parse(text)).data?.frontends ?? []
  } catch {
    return []
  }
}
