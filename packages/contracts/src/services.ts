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
 * docs/operations.md gives it there. `asks` are the services whose HTTP it calls itself, `topics` those that its
 * events are published to: one per aggregate.
 */
export type ServiceEntry = {
  name: string
  port: number
  asks: readonly string[]
  topics: readonly string[]
  routes: readonly Route[]
}

const entries = [
  {
    name: 'catalog',
    port: 3001,
    asks: ['identity'],
    topics: ['catalog.item'],
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
    topics: ['identity.user', 'identity.session', 'identity.mail', 'identity.audit'],
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
    topics: ['likes.user'],
    routes: [
      { prefix: '/api/me/likes', kind: 'api' },
      { prefix: '/api/me/recommendations', kind: 'api' },
    ],
  },
  {
    name: 'realtime',
    port: 3004,
    asks: ['identity'],
    topics: [],
    routes: [{ prefix: '/socket.io', kind: 'socket' }],
  },
  {
    name: 'diagnostic',
    port: 3005,
    asks: ['identity'],
    topics: ['diagnostic.record'],
    routes: [
      { prefix: '/api/model', kind: 'api' },
      { prefix: '/api/modelData', kind: 'api' },
    ],
  },
] as const satisfies readonly ServiceEntry[]

/** Every service there is: the gateway's table, the start, topics, settings, metrics and docs come from here. */
export const services: readonly ServiceEntry[] = entries

/** The topics of the system. */
export const topics = entries.flatMap((entry): readonly Topic[] => entry.topics)
export type Topic = (typeof entries)[number]['topics'][number]

/** The variable that says where a service is. */
export const addressVariable = (name: string): string => `${name.toUpperCase()}_URL`
