import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { limitInMemory, verdictsOf } from '../embedded/rate-limiter.ts'
import type { RateLimit, RateLimiter } from '../ports/rate-limiter.ts'

/**
 * Counts in Redis, for all instances together. It fails open to a limit per instance: while Redis does not
 * answer, each instance counts in its own memory, so that a limit still applies and never blocks every client.
 */
export function createRedisRateLimiter(redis: Redis, limit: RateLimit): RateLimiter {
  return verdictsOf(
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `semaforo:limit:${limit.name}`,
      points: limit.points,
      duration: limit.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: limitInMemory(limit),
    }),
  )
}
