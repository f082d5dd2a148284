import { listRoadmaps, listTags, readRoadmapPage, readTagPage, searchVideos } from '@semaforo/contracts'
import { forwardedClient, rateKey, revalidated, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import { roadmapPage } from './pages/roadmap-page.ts'
import { type Lessons, tagPage } from './pages/tag-page.ts'
import { type Popularity, withLikes } from './popularity/stores.ts'
import { readRoadmaps, readTags } from './read-catalog.ts'
import type { ItemStore } from './store.ts'
import type { VideoSearcher } from './videos/search.ts'

type Content = { items: ItemStore; popularity: Popularity; lessons: Lessons; search: VideoSearcher }

/** The service's public HTTP API. Responses carry an ETag and are revalidated each time. */
export function catalogRoutes(content: Content): Router {
  const { items, popularity, search } = content
  const router = Router()
  router.use('/api', revalidated)
  serve(router, listTags, async () => ({ tags: await withLikes(popularity, await readTags(items)) }))
  serve(router, listRoadmaps, async () => ({ roadmaps: await readRoadmaps(items) }))
  serve(router, readTagPage, async ({ params }) => ({ page: await tagPage(params.slug, content) }))
  serve(router, readRoadmapPage, async ({ params }) => ({ page: await roadmapPage(params.slug, items) }))
  serve(router, searchVideos, ({ query, req }) => search(query, rateKey(forwardedClient(req))))
  return router
}
