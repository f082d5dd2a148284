import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimiter } from '../ports/rate-limiter.ts'

/** A rate limiter that counts in the memory of this process. */
export function limitInMemory({ name, points, seconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
}

/** Adapts a limiter of rate-limiter-flexible to our port: a rejection becomes a verdict. */
export function verdictsOf(limiter: RateLimiterAbstract): RateLimiter {
  return {
    async consume(key) {
      try {
        await limiter.consume(key)
        return { allowed: true, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: secondsToWait(refusal, limiter) }
      }
    },
    async refund(key) {
      await limiter.reward(key)
    },
  }
}

/** Bounded by the window: after the clock was set back, the remaining time would exceed it. */
const secondsToWait = ({ msBeforeNext }: RateLimiterRes, { duration }: RateLimiterAbstract) =>
  Math.min(Math.max(1, Math.ceil(msBeforeNext / 1_000)), duration)
