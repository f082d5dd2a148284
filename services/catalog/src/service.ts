import { defineService, openAuthentication } from '@semaforo/service-kit'
import { lessonLengths, lessonPages, writtenLessons, writtenQuestions } from '../demo/index.ts'
import { catalogConfig } from './config.ts'
import { editingRoutes } from './editing/routes.ts'
import { likeCounts } from './like-counts.ts'
import { readTags } from './read-catalog.ts'
import { catalogRoutes } from './routes.ts'
import { seed } from './seed.ts'
import { openItems } from './store.ts'
import { openVideoSearch } from './videos/open-search.ts'

/** Earlier releases counted likes here: what they stored of people is removed. */
const formerStores = ['liked-tag', 'counted-person', 'popularity-generation']

/** Tags, roadmaps and the video search, with built-in demo lessons when no video provider is configured. */
export const catalogService = defineService({
  name: 'catalog',
  config: catalogConfig,
  start: async ({ platform, config, log, peers }) => {
    const authenticate = await openAuthentication({ platform, service: 'catalog', peers, log })
    const items = await openItems(platform)
    await seed(items)
    for (const name of formerStores) await platform.drop({ service: 'catalog', name })
    const videos = await openVideoSearch(platform, config, {
      tagNames: async () => (await readTags(items)).map(({ name }) => name),
      log,
    })
    const routes = catalogRoutes({
      items,
      withLikes: likeCounts(peers['likes'], log),
      // A real provider's videos are not ours to write down.
      ...(config.YOUTUBE_API_KEY
        ? { lessons: new Map(), questions: new Map(), lengths: new Map() }
        : { lessons: writtenLessons, questions: writtenQuestions, lengths: lessonLengths }),
      search: videos.search,
    })
    editingRoutes(routes, authenticate, items)
    routes.use(lessonPages())
    return { routes, stop: videos.close }
  },
})
