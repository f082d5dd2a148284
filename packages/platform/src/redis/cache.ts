import type { Redis } from 'ioredis'
import type { Cache } from '../ports/cache.ts'

/**
 * The cache of a name in Redis. It fails open: without an answer from Redis a `get` is a miss, and what was to
 * be kept or deleted is let go; nobody sees an error. A value that a `delete` missed lives on until its time is over.
 */
export function createRedisCache(redis: Redis, name: string, warn: (error: unknown) => void): Cache {
  const keyOf = (key: string) => `semaforo:cache:${encodeURIComponent(name)}:${key}`
  const letGo = (error: unknown) => {
    warn(error)
    return undefined
  }
  return {
    async get<Value>(key: string) {
      try {
        const text = await redis.get(keyOf(key))
        return text === null ? undefined : (JSON.parse(text) as Value)
      } catch (error) {
        return letGo(error)
      }
    },
    async set(key, value, ttlMs) {
      const ms = Math.round(ttlMs)
      const done = ms > 0 ? redis.set(keyOf(key), JSON.stringify(value), 'PX', ms) : redis.del(keyOf(key))
      await done.catch(letGo)
    },
    async delete(key) {
      await redis.del(keyOf(key)).catch(letGo)
    },
  }
}
