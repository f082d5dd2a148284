import type { Prune } from '../retention.ts'
import type { AggregateStore, StoreDefinition } from './aggregate-store.ts'
import type { Cache } from './cache.ts'
import type { EventLog, LogReader } from './event-log.ts'
import type { RateLimit, RateLimiter } from './rate-limiter.ts'
import type { Readiness } from './readiness.ts'
import type { SocketServer } from './socket-server.ts'

/** The infrastructure of a service, opened once per process and shared by the services in it. */
export interface Platform {
  /** Opens a service's store and relays its events to the log from then on. */
  store<State, Index extends string = string>(
    definition: StoreDefinition<Index>,
  ): Promise<AggregateStore<State, Index>>
  /** Removes a store with its aggregates; no process may have it open. One that does not exist is none to remove. */
  drop(store: Pick<StoreDefinition, 'service' | 'name'>): Promise<void>
  log: EventLog & LogReader
  /** A separate cache for each name. */
  cache(name: string): Cache
  rateLimiter(limit: RateLimit): RateLimiter
  /** Makes emits on this Socket.IO server reach the sockets of every instance. */
  connectSockets(server: SocketServer): void
  /**
   * Whether every required part answers; optional parts (caches, limits, sockets) that do not are reported in
   * `without`.
   */
  ready(): Promise<Readiness>
  /** Removes what was kept for its time; see `startPruning`. */
  prune: Prune
  /** Stops relays and subscriptions after their current work, then closes the stores. */
  close(): Promise<void>
}
