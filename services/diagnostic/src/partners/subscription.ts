import { partnerChanged } from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { follow } from './followed-partner.ts'
import type { Partners } from './partners.ts'

/** Keeps what identity tells of partners. */
export function followPartners(platform: Platform, { store }: Partners, logger: Log): Promise<Subscription> {
  return consume(platform.log, {
    group: 'diagnostic-partners',
    logger,
    on: [
      on(partnerChanged, async ({ id, sequence, data }) => {
        await store.update(data.id, follow(data, sequence), { idempotencyKey: id })
      }),
    ],
  })
}
