import type { FrontendRegistry, LivePointers, Release, ShellOffer } from '@semaforo/contracts'

/** The content of FRONTENDS_DIR, as far as a decision needs it. */
export type Site = {
  /** The public keys (PEM) of each frontend's team. */
  keys: ReadonlyMap<string, readonly string[]>
  frontends: readonly KnownFrontend[]
  /** The exports of the live shell; undefined before a shell was published. */
  shell: ShellOffer | undefined
}

export type KnownFrontend = {
  name: string
  registry: FrontendRegistry
  /** The manifests of its live releases, as far as they can be read: stable, previous and canary. */
  releases: Readonly<Record<string, Release>>
}

/** What visitors get of a frontend: its stable release, and its canary where there is one. */
export function liveVersions({ stable, canary }: LivePointers): string[] {
  return canary ? [stable, canary.version] : [stable]
}

/** The manifests of what visitors get of a frontend. */
export function liveReleases({ registry, releases }: KnownFrontend): Release[] {
  return liveVersions(registry).flatMap((version) => releases[version] ?? [])
}
