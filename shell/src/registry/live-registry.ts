import type { RegisteredFrontend } from '@semaforo/contracts'
import { loadRegistry } from './load-registry.ts'

/** The releases as the registry named them when it was last read. */
export type LiveRegistry = {
  /** @throws for a name that no registry of this page has held */
  releaseOf(name: string): RegisteredFrontend
  /** Whether the registry names this release as taken back. */
  isWithdrawn(release: RegisteredFrontend): boolean
  /**
   * Reads the registry again, once for all who ask meanwhile.
   * @throws without a good answer; the releases stay as they were
   */
  refresh(): Promise<void>
}

/** What the page knows from its first registry on; a frontend that is gone from a later one keeps its release. */
export function liveRegistry(
  frontends: readonly RegisteredFrontend[],
  read: typeof loadRegistry = loadRegistry,
): LiveRegistry {
  const releases = new Map(frontends.map((release) => [release.name, release]))
  let reading: Promise<void> | undefined

  async function renew(): Promise<void> {
    const renewed = await read('no-cache')
    for (const release of renewed.frontends) releases.set(release.name, release)
  }

  return {
    releaseOf(name) {
      const release = releases.get(name)
      if (!release) throw new Error(`the registry holds no ${name}`)
      return release
    },
    isWithdrawn: ({ name, version }) => releases.get(name)?.withdrawn?.includes(version) ?? false,
    refresh() {
      reading ??= renew().finally(() => {
        reading = undefined
      })
      return reading
    },
  }
}

/** Whether two records name the same files. */
export function sameRelease(one: RegisteredFrontend, other: RegisteredFrontend): boolean {
  return one.version === other.version && one.entry === other.entry && one.integrity === other.integrity
}
