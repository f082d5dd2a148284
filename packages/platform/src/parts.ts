import type { AggregateStore, StoreDefinition } from './ports/aggregate-store.ts'
import type { EventLog, LogReader } from './ports/event-log.ts'
import type { Outbox } from './ports/outbox.ts'
import type { Platform } from './ports/platform.ts'
import type { Prune } from './retention.ts'

/** The lifecycle of a part of the platform: its readiness and its end. */
export type Part = Pick<Platform, 'ready' | 'close'>

/** A part with data that are removed after their time. A server that does so by itself has nothing to do. */
export type Pruned = { prune: Prune }

/** A store with the outbox of its events. Stores may share an outbox, which is relayed once. */
export type OpenedStore<State, Index extends string> = {
  store: AggregateStore<State, Index>
  outbox: Outbox
}

/** The part that keeps durable data. */
export type Stores = Part &
  Pruned & {
    open<State, Index extends string>(definition: StoreDefinition<Index>): Promise<OpenedStore<State, Index>>
    drop: Platform['drop']
  }

/** The event log with its connection. Its subscriptions are to be stopped before it is closed. */
export type ConnectedLog = EventLog & LogReader & Part & Pruned

/** State that instances share and may lose: caches, rate limits, and the routing of emits to sockets. */
export type Volatile = Part & Pick<Platform, 'cache' | 'rateLimiter' | 'connectSockets'>
