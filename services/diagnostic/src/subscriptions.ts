import { userDeleted } from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { erase } from './history.ts'
import type { Stores } from './store.ts'

/** Erases the data of deleted users: several idempotent writes, safe to redeliver. */
export function subscribe({ log: events }: Platform, stores: Stores, logger: Log): Promise<Subscription> {
  return consume(events, {
    group: 'diagnostic-users',
    logger,
    on: [on(userDeleted, ({ time, data }) => erase(stores, data.id, time))],
  })
}
