import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Registry } from '@semaforo/contracts'

/** The versions that are live, by the name of their frontend. */
export type LiveReleases = ReadonlyMap<string, ReadonlySet<string>>

/** Reads which releases the registry in `frontendsDir` names now; while it cannot be read, those of the last time. */
export function liveReleasesIn(frontendsDir: string): () => Promise<LiveReleases> {
  let last: LiveReleases = new Map()
  return async () => {
    const text = await readFile(join(frontendsDir, 'federation/registry.json'), 'utf8').catch(() => undefined)
    if (text === undefined) return last
    const releases = new Map<string, Set<string>>()
    for (const { name, version } of registered(text)) {
      releases.set(name, (releases.get(name) ?? new Set()).add(version))
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
