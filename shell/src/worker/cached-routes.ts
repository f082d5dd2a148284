import { cacheOf } from './strategies.ts'

/**
 * A route of the cached registry. `personal`: it needs a session. `ready`: the entry script of its frontend is cached,
 * and it is not for admins. `inHeader`: the header links to it.
 */
export type CachedRoute = {
  path: string
  title: string
  personal: boolean
  ready: boolean
  inHeader: boolean
}

/** Whether a path is below a route that needs a session: such pages have no document; their data may be stored here. */
export const isBelow = ({ path, personal }: CachedRoute, below: string) =>
  personal && below.startsWith(`${path}/`)

type Frontends = {
  entry: string
  routes: { path: string; title: string; access?: string }[]
  nav?: { path?: string }
}[]

/** The routes of the cached registry; none if it is not cached or unreadable. */
export async function cachedRoutes(): Promise<CachedRoute[]> {
  try {
    const kept = await caches.match('/federation/registry.json', {
      cacheName: cacheOf('named'),
      ignoreVary: true,
    })
    if (!kept) return []
    const { frontends }: { frontends: Frontends } = await kept.json()
    const files = await caches.open(cacheOf('file'))
    const routes = frontends.map(async ({ entry, routes, nav }) => {
      const ready = (await files.match(entry, { ignoreVary: true })) !== undefined
      const section = nav && (nav.path ?? routes[0]?.path)
      return routes.map(({ path, title, access }) => ({
        path,
        title,
        personal: access === 'user',
        ready: ready && access !== 'admin',
        inHeader: path === section,
      }))
    })
    return (await Promise.all(routes)).flat()
  } catch {
    return []
  }
}
