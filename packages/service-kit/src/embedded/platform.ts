import { type Relay, startRelay } from '../events/relay.ts'
import type { Log } from '../log.ts'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import type { Platform } from '../ports/platform.ts'
import type { RateLimiter } from '../ports/rate-limiter.ts'
import { createAggregateStore } from './aggregate-store.ts'
import { cacheSchema, createCaches } from './cache.ts'
import { prepareDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './database.ts'
import { createEventLog } from './event-log.ts'
import { logSchema } from './log-table.ts'
import { createOutbox, outboxSchema, type SqliteOutbox } from './outbox.ts'
import { createRateLimiter } from './rate-limiter.ts'

type ServiceFile = { database: Database; outbox: SqliteOutbox; relay: Relay }

/**
 * The platform that needs nothing but a directory: SQLite files for what has to last, memory for the rest.
 * One process at a time owns a service's file; the log and the cache may be shared.
 * @throws {ConfigError} when nothing can be written in `dataDir`; its message is one Spanish line
 */
export function openEmbeddedPlatform({ dataDir, log: logger }: { dataDir: string; log?: Log }): Platform {
  prepareDataDir(dataDir)
  const events = openDatabase(dataDir, 'events', 'FULL', logSchema)
  const cached = openDatabase(dataDir, 'cache', 'NORMAL', cacheSchema)
  const log = createEventLog(events, logger)
  const caches = createCaches(cached)
  const limiters = new Map<string, RateLimiter>()
  const services = new Map<string, ServiceFile>()

  function openService(service: string): ServiceFile {
    const database = openDatabase(dataDir, service, 'FULL', outboxSchema)
    const outbox = createOutbox(database)
    return { database, outbox, relay: startRelay(outbox, log, logger) }
  }

  return {
    async store<State, Index extends string>(definition: StoreDefinition<Index>) {
      const { database, outbox } = entry(services, definition.service, openService)
      return createAggregateStore<State, Index>(database, outbox, definition)
    },
    log,
    cache: (name) => caches.named(name),
    rateLimiter: (limit) => entry(limiters, limit.name, () => createRateLimiter(limit)),
    // The adapter that a Socket.IO server begins with reaches all there is: this process.
    connectSockets: () => {},
    async ready() {
      const files = [...[...services.values()].map(({ database }) => database), events, cached]
      try {
        for (const { sql } of files) sql.prepare('SELECT 1 FROM sqlite_schema').get()
        return { ok: true }
      } catch (error) {
        return { ok: false, reason: `La base de datos no responde: ${String(error)}` }
      }
    },
    async close() {
      const opened = [...services.values()]
      await log.stop()
      await Promise.all(opened.map(({ relay }) => relay.stop()))
      caches.stop()
      await Promise.all(
        [...opened.map(({ database }) => database), events, cached].map((file) => file.close()),
      )
    },
  }
}

/** The entry of a key, made when it is first asked for. */
function entry<Value>(entries: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const found = entries.get(key)
  if (found !== undefined) return found
  const made = make(key)
  entries.set(key, made)
  return made
}
