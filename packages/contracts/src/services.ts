/**
 * A part of the public address space that a service answers: the path itself and all below it.
 * `api` answers data and is counted against the client's rate; `frame` answers pages that our own
 * pages show in a frame; `socket` answers polls that wait, and upgrades. `cacheable` names the paths whose GET
 * may be answered from memory. `ownMachine` is there for nobody but who sits at this machine.
 */
export type Route = {
  prefix: string
  kind: 'api' | 'frame' | 'socket'
  cacheable?: readonly string[]
  ownMachine?: true
}

/**
 * A service of the system. `{NAME}_URL` says where it is when it runs in another process; `port` is the one that
 * docs/operations.md gives it there. `asks` are the services whose HTTP it calls itself.
 */
export type ServiceEntry = {
  name: string
  port: number
  asks: readonly string[]
  routes: readonly Route[]
}

/** Every service there is: the gateway's table, the start, settings, metrics and their docs come from here. */
export const services: readonly ServiceEntry[] = [
  {
    name: 'catalog',
    port: 3001,
    asks: ['identity'],
    routes: [
      {
        prefix: '/api/catalog',
        kind: 'api',
        cacheable: ['/api/catalog/tags', '/api/catalog/roadmaps'],
      },
      { prefix: '/api/videos', kind: 'api' },
      { prefix: '/lecciones', kind: 'frame' },
    ],
  },
  {
    name: 'identity',
    port: 3002,
    asks: ['likes', 'diagnostic'],
    routes: [
      { prefix: '/api/auth', kind: 'api' },
      { prefix: '/api/user', kind: 'api' },
      { prefix: '/api/users', kind: 'api' },
      { prefix: '/api/me', kind: 'api' },
      { prefix: '/api/audit', kind: 'api' },
      { prefix: '/correo', kind: 'frame', ownMachine: true },
    ],
  },
  {
    name: 'likes',
    port: 3003,
    asks: ['identity'],
    routes: [
      { prefix: '/api/me/likes', kind: 'api' },
      { prefix: '/api/me/recommendations', kind: 'api' },
    ],
  },
  {
    name: 'realtime',
    port: 3004,
    asks: ['identity'],
    routes: [{ prefix: '/socket.io', kind: 'socket' }],
  },
  {
    name: 'diagnostic',
    port: 3005,
    asks: ['identity'],
    routes: [
      { prefix: '/api/model', kind: 'api' },
      { prefix: '/api/modelData', kind: 'api' },
    ],
  },
]

/** The variable that says where a service is. */
export const addressVariable = (name: string): string => `${name.toUpperCase()}_URL`
