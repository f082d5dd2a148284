import type { Release } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { liveReleases, type Site } from './site.ts'

/**
 * Whether a release asks for a path that visitors reach another frontend by. The page gives a path to the first
 * route that is it or lies above it: of two such routes one would hide the other, whichever comes first.
 */
export function refuseRoutes(release: Release, frontends: Site['frontends']): Refusal | undefined {
  for (const other of frontends) {
    if (other.name === release.frontend) continue
    const taken = liveReleases(other).flatMap(({ routes }) => routes)
    for (const { path } of release.routes) {
      const owned = taken.find((route) => covers(route.path, path) || covers(path, route.path))
      if (owned) {
        return new Refusal(
          'route-taken',
          `La ruta «${path}» choca con «${owned.path}», que es de «${other.name}»: elige otra o acuérdala con su equipo.`,
        )
      }
    }
  }
  return undefined
}

function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}
