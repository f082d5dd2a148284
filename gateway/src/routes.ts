/**
 * A part of the public address space that a service answers: the path itself and all below it.
 * `api` answers data and is counted against the client's rate; `frame` answers pages that our own
 * pages show in a frame; `socket` answers polls that wait, and upgrades. `cacheable` names the paths whose GET
 * may be answered from memory. `ownMachine` is there for nobody but who sits at this machine.
 */
export type Route = {
  prefix: string
  service: string
  kind: 'api' | 'frame' | 'socket'
  cacheable?: readonly string[]
  ownMachine?: boolean
}

/** The route table of the site; the first that fits answers. */
export const siteRoutes: readonly Route[] = [
  {
    prefix: '/api/catalog',
    service: 'catalog',
    kind: 'api',
    cacheable: ['/api/catalog/tags', '/api/catalog/roadmaps'],
  },
  { prefix: '/api/videos', service: 'catalog', kind: 'api' },
  { prefix: '/lecciones', service: 'catalog', kind: 'frame' },
  { prefix: '/api/me/likes', service: 'likes', kind: 'api' },
  { prefix: '/api/me/recommendations', service: 'likes', kind: 'api' },
  { prefix: '/api/model', service: 'diagnostic', kind: 'api' },
  { prefix: '/api/modelData', service: 'diagnostic', kind: 'api' },
  { prefix: '/api/auth', service: 'identity', kind: 'api' },
  { prefix: '/api/user', service: 'identity', kind: 'api' },
  { prefix: '/api/users', service: 'identity', kind: 'api' },
  { prefix: '/api/me', service: 'identity', kind: 'api' },
  { prefix: '/api/audit', service: 'identity', kind: 'api' },
  { prefix: '/correo', service: 'identity', kind: 'frame', ownMachine: true },
  { prefix: '/socket.io', service: 'realtime', kind: 'socket' },
]

const within = (path: string, prefix: string) =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

/** The route of a path, if a service answers it. */
export const routeOf = (routes: readonly Route[], path: string): Route | undefined =>
  routes.find((route) => within(path, route.prefix))

/** Whether a path belongs to the API, known or not. */
export const isApi = (path: string): boolean => within(path, '/api')
