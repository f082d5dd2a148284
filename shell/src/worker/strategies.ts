import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { StrategyOptions } from 'workbox-strategies/Strategy.js'
import { filesIn, isSecret, type Kind, mayKeep } from './kinds.ts'
import { notifyServedFromCache } from './notify-served-from-cache.ts'

/** After this long without an answer from the network, a cached one is served. */
const networkTimeoutSeconds = 3

/** Cached answers by kind; the least recently used are evicted. By number alone: a wrong clock evicts nothing. */
const maxEntries: Record<Kind, number> = { file: 300, data: 100, named: 20, lesson: 40, page: 60 }

export const cacheOf = (kind: Kind) => `semaforo-2-${kind}`
export const cacheNames = (Object.keys(maxEntries) as Kind[]).map(cacheOf)

/** The cache of a kind of answer. A full quota empties the cache and breaks nothing else. */
function cacheOptions(kind: Kind, ...more: WorkboxPlugin[]): StrategyOptions {
  return {
    cacheName: cacheOf(kind),
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeep(response, kind) ? response : null) },
      new ExpirationPlugin({ maxEntries: maxEntries[kind], purgeOnQuotaError: true }) as WorkboxPlugin,
      ...more,
    ],
  }
}

const fromNetwork = (kind: Kind, ...more: WorkboxPlugin[]) =>
  new NetworkFirst({ ...cacheOptions(kind, ...more, notifyServedFromCache), networkTimeoutSeconds })

/** The cache key without the query: a query never makes another page, and may say whose link it was. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
}

/** A link with a secret stays out of the cache, which outlives the session. */
const withoutSecrets: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isSecret(new URL(request.url).pathname) ? null : response,
}

/** Public data are fetched without credentials, so that nothing personal can be cached. */
const withoutCredentials: WorkboxPlugin = {
  requestWillFetch: async ({ request: { url, cache, signal } }) =>
    new Request(url, { cache, signal, credentials: 'omit', headers: { accept: 'application/json' } }),
}

/** Files with a hash in their name are immutable: never stale. */
const file = new CacheFirst(cacheOptions('file'))

/**
 * A document is cached together with the files that it references, and served only while all of them are cached.
 */
const withItsFiles: WorkboxPlugin = {
  async cacheDidUpdate({ newResponse, event }) {
    // A page that is open fetches its files itself.
    if (event instanceof FetchEvent) return
    const named = filesIn(await newResponse.clone().text())
    await Promise.allSettled(named.map((path) => file.handle({ event, request: new Request(path) })))
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null
  },
}

/** Whether all files that a document references are cached. */
export async function isWhole(document: Response): Promise<boolean> {
  const files = await caches.open(cacheOf('file'))
  const named = filesIn(await document.clone().text())
  const found = await Promise.all(named.map((path) => files.match(path, { ignoreVary: true })))
  return found.every((each) => each !== undefined)
}

export const strategies = {
  file,
  named: fromNetwork('named'),
  data: fromNetwork('data', withoutCredentials),
  lesson: fromNetwork('lesson', byPath),
  page: fromNetwork('page', byPath, withoutSecrets, withItsFiles),
}
