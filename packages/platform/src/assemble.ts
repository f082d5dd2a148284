import { pruneTombstones } from './aggregates/prune-tombstones.ts'
import { type Relay, startRelay } from './events/relay.ts'
import { getOrCreate } from './get-or-create.ts'
import { optionalPart } from './optional-part.ts'
import type { ConnectedLog, Stores, Volatile } from './parts.ts'
import type { StoreDefinition } from './ports/aggregate-store.ts'
import type { EventLog, Subscription } from './ports/event-log.ts'
import type { Logger } from './ports/logger.ts'
import type { Outbox } from './ports/outbox.ts'
import type { Platform } from './ports/platform.ts'
import type { Prune } from './retention.ts'

/** Assembles a platform from its three parts, independent of which implementation each part uses. */
export function assemble(
  { stores, log, volatile }: { stores: Stores; log: ConnectedLog; volatile: Volatile },
  logger?: Logger,
): Platform {
  const relays = new Map<Outbox, Relay>()
  const subscriptions = new Set<Subscription>()
  const parts = [stores, log, volatile]
  const tombstones: ((before: string) => Promise<void>)[] = []

  const subscribe: EventLog['subscribe'] = async (options) => {
    const inner = await log.subscribe(options)
    const subscription = {
      async stop() {
        subscriptions.delete(subscription)
        await inner.stop()
      },
    }
    subscriptions.add(subscription)
    return subscription
  }

  const prune: Prune = async (retention, now) => {
    const before = new Date(now - retention.erased).toISOString()
    for (const ofStore of tombstones) await ofStore(before)
    await stores.prune(retention, now)
    await log.prune(retention, now)
  }

  return {
    prune,
    async store<State, Index extends string>(definition: StoreDefinition<Index>) {
      const { store, outbox } = await stores.open<State, Index>(definition)
      getOrCreate(relays, outbox, () => startRelay(outbox, log, logger))
      const index = definition.tombstones
      if (index) tombstones.push((before) => pruneTombstones(store, index, before))
      return store
    },
    drop: stores.drop,
    log: { publish: (records) => log.publish(records), subscribe, forget: log.forget, read: log.read },
    cache: volatile.cache,
    rateLimiter: volatile.rateLimiter,
    connectSockets: volatile.connectSockets,
    async ready() {
      const [shared, ...needed] = await Promise.all([
        optionalPart(volatile).ready(),
        stores.ready(),
        log.ready(),
      ])
      return needed.find(({ ok }) => !ok) ?? shared
    },
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()))
      await Promise.all([...relays.values()].map((relay) => relay.stop()))
      await Promise.all(parts.map((part) => part.close()))
    },
  }
}
