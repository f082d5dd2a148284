import type { Release, ShellOffer } from '@semaforo/contracts'
import type { Refusal } from '../refusal.ts'
import { type RouteOwner, refuseRoutes } from './routes.ts'
import { refuseForShell, refuseReturn } from './shell.ts'
import { refuseSignature } from './signature.ts'
import { liveReleases, type Site } from './site.ts'

/** What a release has to fit among, whoever signed it. */
export type Surroundings = { owners: readonly RouteOwner[]; shell: ShellOffer | undefined }

export function surroundingsIn({ frontends, shell }: Pick<Site, 'frontends' | 'shell'>): Surroundings {
  const owners = frontends.map((each) => ({
    name: each.name,
    routes: liveReleases(each).flatMap(({ routes }) => routes),
  }))
  return { owners, shell }
}

/** Why a release does not fit a site; undefined where it does. */
export function refuseUnfit(release: Release, { owners, shell }: Surroundings): Refusal | undefined {
  return refuseRoutes(release, owners) ?? refuseForShell(release, shell)
}

/** Why a site does not take a release, whatever is asked of it; undefined where it does. */
export function refuse(release: Release, site: Site): Refusal | undefined {
  return refuseSignature(release, site.keys) ?? refuseUnfit(release, surroundingsIn(site))
}

/** The same for a release that the site has stored, and that visitors are to get again. */
export function refuseStored(release: Release, site: Site): Refusal | undefined {
  const { owners, shell } = surroundingsIn(site)
  return refuseSignature(release, site.keys) ?? refuseRoutes(release, owners) ?? refuseReturn(release, shell)
}
