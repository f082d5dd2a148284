import type { Release } from '@semaforo/contracts'
import { services } from '@semaforo/contracts/services'
import { Refusal } from '../refusal.ts'

/** Paths that the gateway or a service answers: no frontend's page is ever shown there. */
export const sitePaths: readonly string[] = [
  ...['/api', '/assets', '/federation', '/health', '/metrics', '/remotes', '/widget'],
  ...['/index.html', '/robots.txt', '/sitemap.xml', '/sw.js'],
  ...services.flatMap(({ routes }) => routes.map(({ prefix }) => prefix)),
]

/** A frontend with the paths that visitors reach it by. */
export type RouteOwner = { name: string; routes: readonly { path: string }[] }

/**
 * Whether a release asks for a path that visitors reach another frontend by. The page gives a path to the first
 * route that is it or lies above it: of two such routes one would hide the other, whichever comes first.
 */
export function refuseRoutes(release: Release, owners: readonly RouteOwner[]): Refusal | undefined {
  const impossible = refuseImpossible(release.routes.map(({ path }) => path))
  if (impossible) return impossible
  for (const other of owners) {
    if (other.name === release.frontend) continue
    for (const { path } of release.routes) {
      const owned = other.routes.find((route) => covers(route.path, path) || covers(path, route.path))
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

function refuseImpossible(paths: readonly string[]): Refusal | undefined {
  const folded = paths.map((path) => path.toLowerCase())
  const twice = paths.find((_path, at) => folded.indexOf(folded[at] ?? '') !== at)
  if (twice) return new Refusal('bad-manifest', `La ruta «${twice}» está dos veces: deja una sola.`)
  if (paths.includes('/'))
    return new Refusal('route-taken', 'La ruta «/» es la entrada del sitio: elige otra, como «/promo».')
  for (const path of paths) {
    const own = sitePaths.find((each) => covers(each, path) || covers(path, each))
    if (own)
      return new Refusal(
        'route-taken',
        `La ruta «${path}» choca con «${own}», que es del sitio mismo: elige otra.`,
      )
  }
  return undefined
}

/** Ignores case, as the gateway's addresses do: one person writes `/Login`, another `/login`. */
function covers(route: string, path: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${route}/`.toLowerCase())
}
