import { defineService, openAuthentication } from '@semaforo/service-kit'
import { z } from 'zod'
import { openCatalogCopy } from './catalog-copy.ts'
import { likesRoutes } from './routes.ts'
import { openLikes } from './store.ts'
import { subscribe } from './subscriptions.ts'

/** Likes of tags and roadmaps, and recommendations based on them. */
export const likesService = defineService({
  name: 'likes',
  config: z.object({}),
  start: async ({ platform, log, peers }) => {
    const authenticate = await openAuthentication({ platform, service: 'likes', peers, log })
    const likes = await openLikes(platform)
    const catalog = await openCatalogCopy(platform)
    const subscriptions = await subscribe(platform, { likes, catalog }, log)
    return {
      routes: likesRoutes(authenticate, likes, catalog),
      ready: async () =>
        (await catalog.isEmpty()) ? { ok: false, reason: 'Todavía no llega el catálogo.' } : { ok: true },
      stop: async () => {
        await Promise.all(subscriptions.map((subscription) => subscription.stop()))
      },
    }
  },
})
