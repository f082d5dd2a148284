import type { AggregateStore, StoreDefinition } from './aggregate-store.ts'
import type { Cache } from './cache.ts'
import type { EventLog, LogReader } from './event-log.ts'
import type { RateLimit, RateLimiter } from './rate-limiter.ts'
import type { Readiness } from './readiness.ts'
import type { SocketServer } from './socket-server.ts'

/** Everything a service stands on, opened once for a process and shared by the services in it. */
export interface Platform {
  /** Opens a service's store and relays its events to the log from then on. */
  store<State, Index extends string = string>(
    definition: StoreDefinition<Index>,
  ): Promise<AggregateStore<State, Index>>
  log: EventLog & LogReader
  /** A cache of its own for each name. */
  cache(name: string): Cache
  rateLimiter(limit: RateLimit): RateLimiter
  /** Lets an emit on this server of sockets reach the sockets of every instance. */
  connectSockets(server: SocketServer): void
  /** Whether all that one cannot do without answers now. What may be lost (caches, limits, sockets) is named where it does not. */
  ready(): Promise<Readiness>
  /** Ends relays and subscriptions after the work in hand, then closes the stores. */
  close(): Promise<void>
}
