import { createHash } from 'node:crypto'
import type { FrontendRegistry, RegisteredFrontend, Registry, Release } from '@semaforo/contracts'
import { withdrawnVersions } from './history.ts'
import type { Site } from './site.ts'

/** How many shares visitors are parted into. */
const shares = 100

/**
 * The version that a visitor of a share gets. A canary that grows keeps those who have it already.
 * @param share 0 to 99
 */
export function versionFor({ stable, canary }: FrontendRegistry, share: number): string {
  return canary && share < canary.percent ? canary.version : stable
}

/**
 * The registry as the page of a visitor reads it: each frontend with the release that they get. One whose manifest
 * cannot be read is not in it.
 * @param share 0 to 99
 * @param origins where pages may load frontends from; one that names another origin comes from the site itself
 */
export function resolveFor(
  frontends: Site['frontends'],
  share: number,
  origins: readonly string[] = [],
): Registry {
  const resolved = frontends.flatMap(({ registry, releases }) => {
    const release = releases[versionFor(registry, share)]
    return release ? registered(release, withdrawnVersions(registry), origins) : []
  })
  return { frontends: resolved.sort((one, other) => one.name.localeCompare(other.name)) }
}

/** The registry for visitors who are in no canary. */
export function resolveStable(frontends: Site['frontends'], origins: readonly string[] = []): Registry {
  return resolveFor(frontends, shares - 1, origins)
}

/** What tells the registries that visitors can get apart: a hash (hex SHA-256) of the releases in it. */
export function registryHash({ frontends }: Registry): string {
  const releases = frontends.map(({ name, version }) => `${name} ${version}\n`)
  return createHash('sha256').update(releases.join('')).digest('hex')
}

/** Each registry that a visitor can get; the registry of visitors in no canary comes last. */
export function registriesOf(frontends: Site['frontends']): Registry[] {
  const ends = frontends.flatMap(({ registry: { canary } }) => (canary ? [canary.percent] : []))
  return [...new Set([...ends, shares])]
    .sort((one, other) => one - other)
    .map((end) => resolveFor(frontends, end - 1))
}

function registered(release: Release, withdrawn: string[], origins: readonly string[]): RegisteredFrontend {
  const { frontend, version, entry, files, routes, nav, origin } = release
  const base = origin && origins.includes(origin) ? origin : ''
  return {
    name: frontend,
    version,
    entry: `${base}/remotes/${frontend}/${version}/${entry}`,
    integrity: files[entry]?.integrity ?? '',
    routes,
    ...(nav && { nav }),
    ...(withdrawn.length > 0 && { withdrawn }),
  }
}
