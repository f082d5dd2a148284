import { entry } from '../entry.ts'
import type { Volatile } from '../parts.ts'
import type { RateLimiter } from '../ports/rate-limiter.ts'
import { answering } from './answering.ts'
import { cacheSchema, createCaches } from './cache.ts'
import { openDatabase } from './database.ts'
import { limitInMemory, verdictsOf } from './rate-limiter.ts'

/** Caches in a SQLite file, limits in the memory of this process, and sockets that are all here. */
export function openEmbeddedVolatile(dataDir: string): Volatile {
  const database = openDatabase(dataDir, 'cache', 'NORMAL', cacheSchema)
  const caches = createCaches(database)
  const limiters = new Map<string, RateLimiter>()
  return {
    cache: (name) => caches.named(name),
    rateLimiter: (limit) => entry(limiters, limit.name, () => verdictsOf(limitInMemory(limit))),
    // The adapter that a Socket.IO server begins with reaches all there is: this process.
    connectSockets: () => {},
    ready: async () => answering([database]),
    async close() {
      caches.stop()
      await database.close()
    },
  }
}
