import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { StrategyOptions } from 'workbox-strategies/Strategy.js'
import { filesIn, type Kind, mayKeep } from './kinds.ts'
import { postKept } from './post-kept.ts'

/** How long the network may say nothing until what is kept is shown. */
const patienceSeconds = 3

/** How many answers of each kind are kept; those that were not used for longest go. By number alone: no clock decides. */
const most: Record<Kind, number> = { file: 300, data: 100, named: 20, lesson: 40, page: 60 }

export const cacheOf = (kind: Kind) => `semaforo-1-${kind}`
export const cacheNames = (Object.keys(most) as Kind[]).map(cacheOf)

/** What each kind of answer has; storage that is full loses what is kept, and nothing else. */
function keeps(kind: Kind, ...more: WorkboxPlugin[]): StrategyOptions {
  return {
    cacheName: cacheOf(kind),
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeep(response, kind) ? response : null) },
      new ExpirationPlugin({ maxEntries: most[kind], purgeOnQuotaError: true }) as WorkboxPlugin,
      ...more,
    ],
  }
}

const fromNetwork = (kind: Kind, ...more: WorkboxPlugin[]) =>
  new NetworkFirst({ ...keeps(kind, ...more, postKept), networkTimeoutSeconds: patienceSeconds })

/** A query never makes another page, and may say whose link it was. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
}

/** A public answer is asked for without saying who asks, so that nothing personal can be in it. */
const asNobody: WorkboxPlugin = {
  requestWillFetch: async ({ request: { url, cache, signal } }) =>
    new Request(url, { cache, signal, credentials: 'omit', headers: { accept: 'application/json' } }),
}

/** Files with a hash in their name: what is kept is what the network would answer. */
const file = new CacheFirst(keeps('file'))

/**
 * A document and the files that it names are one set: it is kept with them, and shown only while all of them are there.
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

/** Whether all files that a document names are kept. */
export async function isWhole(document: Response): Promise<boolean> {
  const files = await caches.open(cacheOf('file'))
  const named = filesIn(await document.clone().text())
  const found = await Promise.all(named.map((path) => files.match(path, { ignoreVary: true })))
  return found.every((each) => each !== undefined)
}

export const strategies = {
  file,
  named: fromNetwork('named'),
  data: fromNetwork('data', asNobody),
  lesson: fromNetwork('lesson', byPath),
  page: fromNetwork('page', byPath, withItsFiles),
}
