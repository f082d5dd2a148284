/**
 * A part of the public path space that a service serves: the path itself and everything below it. `api` serves
 * data and counts against the client's rate limit; `frame` serves pages that our own pages embed; `socket`
 * serves long polls and upgrades. `cacheable` lists the paths whose GET may be answered from the cache.
 * `localOnly` routes exist only for requests made on this machine.
 */
export type Route = {
  prefix: string
  kind: 'api' | 'frame' | 'socket'
  cacheable?: readonly string[]
  localOnly?: true
}

/**
 * A service of the system. `{NAME}_URL` is its address when it runs in another process; `port` is its port in
 * docs/operations.md. `calls` are the services that it calls over HTTP, `topics` the topics of its events: one per
 * aggregate.
 */
export type ServiceEntry = {
  name: string
  port: number
  calls: readonly string[]
  topics: readonly string[]
  routes: readonly Route[]
}

const entries = [
  {
    name: 'catalog',
    port: 3001,
    calls: ['identity', 'likes'],
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
    calls: ['likes', 'diagnostic'],
    topics: ['identity.user', 'identity.session', 'identity.mail', 'identity.audit', 'identity.partner'],
    routes: [
      { prefix: '/api/auth', kind: 'api' },
      { prefix: '/api/user', kind: 'api' },
      { prefix: '/api/users', kind: 'api' },
      { prefix: '/api/me', kind: 'api' },
      { prefix: '/api/audit', kind: 'api' },
      { prefix: '/api/partners', kind: 'api' },
      { prefix: '/api/pulse', kind: 'api' },
      { prefix: '/api/contact', kind: 'api' },
      { prefix: '/correo', kind: 'frame', localOnly: true },
    ],
  },
  {
    name: 'likes',
    port: 3003,
    calls: ['identity'],
    topics: ['likes.user', 'likes.progress'],
    routes: [
      { prefix: '/api/me/likes', kind: 'api' },
      { prefix: '/api/me/progress', kind: 'api' },
      { prefix: '/api/me/recommendations', kind: 'api' },
    ],
  },
  {
    name: 'realtime',
    port: 3004,
    calls: ['identity'],
    topics: [],
    routes: [{ prefix: '/socket.io', kind: 'socket' }],
  },
  {
    name: 'diagnostic',
    port: 3005,
    calls: ['identity'],
    topics: ['diagnostic.record'],
    routes: [
      { prefix: '/api/model', kind: 'api' },
      { prefix: '/api/modelData', kind: 'api' },
      { prefix: '/api/negocios', kind: 'api' },
      { prefix: '/api/widget', kind: 'api' },
    ],
  },
  {
    name: 'pages',
    port: 3006,
    calls: ['catalog', 'identity'],
    topics: ['pages.site'],
    routes: [],
  },
] as const satisfies readonly ServiceEntry[]

/** All services: the gateway's routes, the start, topics, settings, metrics and docs are derived from this list. */
export const services: readonly ServiceEntry[] = entries

/** The topics of the gateway, which is no service. */
const topicsOfGateway = ['frontends.release'] as const

/** The topics of the system. */
export const topics: readonly Topic[] = [...entries.flatMap(({ topics }) => topics), ...topicsOfGateway]
export type Topic = (typeof entries)[number]['topics'][number] | (typeof topicsOfGateway)[number]

/**
 * Topics whose events carry all that there is to say of their subject, so that the latest of each key is enough for
 * whoever begins to read. The events of the others are kept for a time.
 */
const keptByKey: readonly string[] = [
  'catalog.item',
  'identity.user',
  'identity.partner',
  'pages.site',
  'frontends.release',
] satisfies readonly Topic[]

export const isKeptByKey = (topic: string): boolean => keptByKey.includes(topic)

/** The stores of the topics that are not named after theirs. */
const storesOfTopics: Partial<Record<string, string | undefined>> = {
  'likes.user': 'person',
  'identity.mail': undefined,
  'identity.audit': undefined,
} satisfies Partial<Record<Topic, string | undefined>>

/**
 * The store whose aggregates the events of a topic are of; undefined where several stores have events in it: an id of
 * theirs is in one of them alone.
 */
export const storeOf = (topic: string): string | undefined =>
  topic in storesOfTopics ? storesOfTopics[topic] : topic.split('.')[1]

/** The environment variable with a service's address. */
export const addressVariable = (name: string): string => `${name.toUpperCase()}_URL`
