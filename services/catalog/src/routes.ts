import { listRoadmaps, listTags, searchVideos } from '@semaforo/contracts'
import { forwardedClient, rateKey, revalidated, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import { type Popularity, withLikes } from './popularity/stores.ts'
import { readRoadmaps, readTags } from './read-catalog.ts'
import type { ItemStore } from './store.ts'
import type { VideoSearcher } from './videos/search.ts'

/** The service's public HTTP API. Responses carry an ETag and are revalidated each time. */
export function catalogRoutes(items: ItemStore, popularity: Popularity, search: VideoSearcher): Router {
  const router = Router()
  router.use('/api', revalidated)
  serve(router, listTags, async () => ({ tags: await withLikes(popularity, await readTags(items)) }))
  serve(router, listRoadmaps, async () => ({ roadmaps: await readRoadmaps(items) }))
  serve(router, searchVideos, ({ query, req }) => search(query, rateKey(forwardedClient(req))))
  return router
}
