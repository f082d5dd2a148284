import type { Redis } from 'ioredis'
import type { Cache } from '../ports/cache.ts'

/**
 * The cache of a name in Redis. It fails open: while Redis does not answer, a `get` is a miss and a `set` or
 * `delete` is dropped, without an error. A value whose `delete` was dropped remains until it expires.
 */
export function createRedisCache(redis: Redis, name: string, warn: (error: unknown) => void): Cache {
  const keyOf = (key: string) => `semaforo:cache:${encodeURIComponent(name)}:${key}`
  const failOpen = (error: unknown) => {
    warn(error)
    return undefined
  }
  return {
    async get<Value>(key: string) {
      try {
        const text = await redis.get(keyOf(key))
        return text === null ? undefined : (JSON.parse(text) as Value)
      } catch (error) {
        return failOpen(error)
      }
    },
    async set(key, value, ttlMs) {
      const ms = Math.round(ttlMs)
      const done = ms > 0 ? redis.set(keyOf(key), JSON.stringify(value), 'PX', ms) : redis.del(keyOf(key))
      await done.catch(failOpen)
    },
    async delete(key) {
      await redis.del(keyOf(key)).catch(failOpen)
    },
  }
}
