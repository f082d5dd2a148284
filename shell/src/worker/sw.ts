import { Route } from 'workbox-routing/Route.js'
import { Router } from 'workbox-routing/Router.js'
import { type Kind, kindOf } from './kinds.ts'
import { offlineLesson } from './offline-page.ts'
import { cacheNames, strategies } from './strategies.ts'
import { withoutNetwork } from './without-network.ts'

declare const self: ServiceWorkerGlobalScope
/** The addresses of the shell's files, written here by its build: another shell is another worker. */
declare const shellFiles: readonly string[]

type Asked = { url: URL; request: Request; event: ExtendableEvent }

const opened = ({ mode }: Request) => mode === 'navigate'
const kindAsked = ({ url, request, event }: Asked) =>
  url.origin === location.origin ? kindOf(url.pathname, opened(request) || event.type !== 'fetch') : undefined

const router = new Router()
for (const kind of Object.keys(strategies) as Kind[])
  router.registerRoute(new Route((asked) => kindAsked(asked) === kind, strategies[kind]))
// Navigation preload: the request that the browser made while this worker started.
router.registerRoute(
  new Route(
    ({ request }) => opened(request),
    async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
  ),
)
router.setCatchHandler(async ({ url, request, event }) => {
  const kind = kindAsked({ url, request, event } as Asked)
  if (event.type !== 'fetch') return Response.error()
  if (kind === 'page') return withoutNetwork((url as URL).pathname)
  if (kind === 'lesson' && opened(request as Request)) return offlineLesson()
  // Where storage cannot be read there is still the network.
  return kind === 'file' ? fetch(request as Request) : Response.error()
})
router.addFetchListener()
router.addCacheListener()

self.addEventListener('install', (event) => {
  // Pages of an older shell lose nothing: what they ask for has the same address here.
  void self.skipWaiting()
  // Precached for pages without a document of their own: documents bring registry and catalog themselves.
  const data = ['/federation/registry.json', '/api/catalog/tags', '/api/catalog/roadmaps']
  const paths = [...shellFiles, '/index.html', ...data]
  const kept = paths.map((path) => router.handleRequest({ event, request: new Request(path) }))
  event.waitUntil(Promise.allSettled(kept))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([self.clients.claim(), self.registration.navigationPreload?.enable(), dropOthers()]),
  )
})

/** Deletes the caches of earlier versions of this worker. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !cacheNames.includes(name)).map((name) => caches.delete(name)))
}
