import { defineService, openAuthentication } from '@semaforo/service-kit'
import { Router } from 'express'
import { z } from 'zod'
import { notArrived, openCatalogCopy } from './catalog-copy.ts'
import { progressRoutes } from './progress/routes.ts'
import { openProgress } from './progress/store.ts'
import { likesRoutes } from './routes.ts'
import { openLikes } from './store.ts'
import { subscribe } from './subscriptions.ts'

/** Who likes which tags and roadmaps, what they have learned, and recommendations based on both. */
export const likesService = defineService({
  name: 'likes',
  config: z.object({}),
  start: async ({ platform, log, peers }) => {
    const authenticate = await openAuthentication({ platform, service: 'likes', peers, log })
    const likes = await openLikes(platform)
    const progress = await openProgress(platform)
    const catalog = await openCatalogCopy(platform)
    const stores = { likes, progress, catalog }
    const subscriptions = await subscribe(platform, stores, log)
    return {
      routes: Router().use(
        likesRoutes(authenticate, stores),
        progressRoutes(authenticate, progress, catalog),
      ),
      ready: async () => ((await catalog.isEmpty()) ? { ok: false, reason: notArrived } : { ok: true }),
      stop: async () => {
        await Promise.all(subscriptions.map((subscription) => subscription.stop()))
      },
    }
  },
})
