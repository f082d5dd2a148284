import { join } from 'node:path'
import { catalogChanged } from '@semaforo/contracts'
import { consume, on } from '@semaforo/platform'
import { liveFrontends } from '@semaforo/releases'
import { defineService } from '@semaforo/service-kit'
import { pagesConfig } from './config.ts'
import { openPages } from './pages.ts'
import { limitsOf } from './render/limits.ts'
import { repeat } from './rounds.ts'
import { pagesRoutes } from './routes.ts'
import { watchSite } from './site/watch.ts'
import { openPublisher } from './store.ts'
import { openStoredPages } from './stored-pages.ts'

const checkout = join(import.meta.dirname, '../../../dist')

/** The public pages, rendered when the catalog or a release changes and not when somebody asks. */
export const pagesService = defineService({
  name: 'pages',
  config: pagesConfig,
  start: async ({ platform, config, log, peers: { catalog, identity } }) => {
    if (!catalog || !identity) throw new Error('pages has to know where catalog and identity are')
    const dir = config.FRONTENDS_DIR ?? checkout
    const live = liveFrontends(dir, log)
    const limits = limitsOf(config)
    const stored = openStoredPages(platform)
    const publish = await openPublisher(platform)
    const pages = await openPages({ dir, live, sources: { catalog, identity }, stored, publish, limits, log })
    const rounds = repeat(pages.refresh, { everyMs: config.PAGES_REFRESH_SECONDS * 1_000, log })
    const watch = watchSite(dir, live, rounds.changed)
    const subscription = await consume(platform.log, {
      group: 'pages-catalog',
      on: [on(catalogChanged, async () => rounds.changed())],
      logger: log,
    })
    return {
      routes: pagesRoutes(pages.current),
      stop: async () => {
        await Promise.all([subscription.stop(), watch.stop(), rounds.stop()])
      },
    }
  },
})
