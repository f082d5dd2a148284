import { catalogChanged, userDeleted } from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import type { CatalogCopy } from './catalog-copy.ts'
import { erase } from './likes.ts'
import { eraseProgress } from './progress/learned.ts'
import type { ProgressStore } from './progress/store.ts'
import type { LikesStore } from './store.ts'

/** Reactions to other services' events; each source has its own consumer group, so that none delays the other. */
export function subscribe(
  { log: events }: Platform,
  { likes, progress, catalog }: { likes: LikesStore; progress: ProgressStore; catalog: CatalogCopy },
  logger: Log,
): Promise<Subscription[]> {
  return Promise.all([
    consume(events, { group: 'likes-catalog', logger, on: [on(catalogChanged, catalog.keep)] }),
    consume(events, {
      group: 'likes-users',
      logger,
      on: [
        on(userDeleted, async ({ id, time, data }) => {
          await likes.update(data.id, erase(time), { idempotencyKey: id })
          await progress.update(data.id, eraseProgress(time), { idempotencyKey: id })
        }),
      ],
    }),
  ])
}
