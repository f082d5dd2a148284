import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimiter } from '../ports/rate-limiter.ts'

/** Counts in the memory of this process. */
export function createRateLimiter({ name, points, seconds }: RateLimit): RateLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return {
    async consume(key) {
      try {
        await limiter.consume(key)
        return { allowed: true, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) }
      }
    },
  }
}
