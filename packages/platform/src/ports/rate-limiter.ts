/** At most `points` calls per key in each window of `seconds`. `name` separates limiters. */
export type RateLimit = { name: string; points: number; seconds: number }

export type RateVerdict = { allowed: boolean; retryAfterSeconds: number }

export interface RateLimiter {
  consume(key: string): Promise<RateVerdict>
  /** Refunds one call of the current window, for one whose purpose failed. */
  refund(key: string): Promise<void>
}
