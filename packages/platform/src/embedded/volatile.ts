import { getOrCreate } from '../get-or-create.ts'
import type { Volatile } from '../parts.ts'
import type { RateLimiter } from '../ports/rate-limiter.ts'
import { cacheSchema, createCaches } from './cache.ts'
import { openDatabase } from './database.ts'
import { limitInMemory, verdictsOf } from './rate-limiter.ts'
import { readinessOf } from './readiness.ts'

/** Caches in a SQLite file, rate limits in memory, and sockets of this process alone. */
export function openEmbeddedVolatile(dataDir: string): Volatile {
  const database = openDatabase(dataDir, 'cache', 'NORMAL', cacheSchema)
  const caches = createCaches(database)
  const limiters = new Map<string, RateLimiter>()
  return {
    cache: (name) => caches.named(name),
    rateLimiter: (limit) => getOrCreate(limiters, limit.name, () => verdictsOf(limitInMemory(limit))),
    // Socket.IO's default adapter reaches the sockets of this process, and there are no others.
    connectSockets: () => {},
    ready: async () => readinessOf([database]),
    async close() {
      caches.stop()
      await database.close()
    },
  }
}
