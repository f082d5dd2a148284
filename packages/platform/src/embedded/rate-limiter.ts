import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimiter } from '../ports/rate-limiter.ts'

/** A limit that is counted in the memory of this process. */
export function limitInMemory({ name, points, seconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
}

/** The port over a limiter: its refusals as verdicts. */
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
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}

/** A clock that was set back makes the rest of a window longer than the window. */
const secondsToWait = ({ msBeforeNext }: RateLimiterRes, { duration }: RateLimiterAbstract) =>
  Math.min(Math.max(1, Math.ceil(msBeforeNext / 1_000)), duration)
