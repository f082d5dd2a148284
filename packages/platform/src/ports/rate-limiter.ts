/** At most `points` calls in each window of `seconds` for one key. `name` keeps limiters apart. */
export type RateLimit = { name: string; points: number; seconds: number }

export type RateVerdict = { allowed: boolean; retryAfterSeconds: number }

export interface RateLimiter {
  consume(key: string): Promise<RateVerdict>
  /** Takes one call of this window back: what it was counted for did not happen. */
  giveBack(key: string): Promise<void>
}
