import type { AggregateStore, StoreDefinition } from './ports/aggregate-store.ts'
import type { EventLog, LogReader } from './ports/event-log.ts'
import type { Outbox } from './ports/outbox.ts'
import type { Platform } from './ports/platform.ts'

/** What stands behind a part of the platform: whether it answers, and how it ends. */
export type Part = Pick<Platform, 'ready' | 'close'>

/** A store with the outbox that its events are left in. Stores may share one: it is relayed once. */
export type OpenedStore<State, Index extends string> = {
  store: AggregateStore<State, Index>
  outbox: Outbox
}

/** What has to last. */
export type Stores = Part & {
  open<State, Index extends string>(definition: StoreDefinition<Index>): Promise<OpenedStore<State, Index>>
}

/** The log of events. Closing it stops the subscriptions that are left. */
export type ConnectedLog = EventLog & LogReader & Part

/** What is shared between instances and may be lost: cached values, counts of calls, the way to sockets. */
export type Volatile = Part & Pick<Platform, 'cache' | 'rateLimiter' | 'connectSockets'>
