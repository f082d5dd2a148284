import {
  listRoadmaps,
  listTags,
  readRoadmapPage,
  readTagPage,
  searchCatalog,
  searchVideos,
} from '@semaforo/contracts'
import { forwardedClient, rateKey, revalidated, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { WithLikes } from './like-counts.ts'
import { contentReader } from './pages/content.ts'
import { type Lengths, withMinutes } from './pages/minutes.ts'
import { roadmapPage } from './pages/roadmap-page.ts'
import { type Lessons, type Questions, tagPage } from './pages/tag-page.ts'
import { readRoadmaps, readTags } from './read-catalog.ts'
import { catalogSearch } from './search/search.ts'
import type { ItemStore } from './store.ts'
import type { VideoSearcher } from './videos/search.ts'

type Parts = {
  items: ItemStore
  withLikes: WithLikes
  lessons: Lessons
  questions: Questions
  lengths: Lengths
  search: VideoSearcher
}

/** The service's public HTTP API. Responses carry an ETag and are revalidated each time. */
export function catalogRoutes({ items, withLikes, lessons, questions, lengths, search }: Parts): Router {
  const content = contentReader(items, withLikes, lengths)
  const found = catalogSearch(lessons)
  const router = Router()
  router.use('/api', revalidated)
  serve(router, listTags, async () => ({ tags: await withLikes(await readTags(items)) }))
  serve(router, listRoadmaps, async () => ({
    roadmaps: withMinutes(await readRoadmaps(items), lengths),
  }))
  serve(router, readTagPage, async ({ params: { slug } }) => ({
    page: tagPage(slug, await content(), { lessons, questions }),
  }))
  serve(router, readRoadmapPage, async ({ params: { slug } }) => ({
    page: roadmapPage(slug, await content()),
  }))
  serve(router, searchCatalog, async ({ query }) => found((await content()).tags, query.q))
  serve(router, searchVideos, ({ query, req }) => search(query, rateKey(forwardedClient(req))))
  return router
}
