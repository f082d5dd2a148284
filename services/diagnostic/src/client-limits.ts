import type { Platform, RateVerdict } from '@semaforo/platform'
import { forwardedClient, rateKey, tooManyRequests } from '@semaforo/service-kit'
import type { Request } from 'express'

/** Requests of one client within `seconds`. An office is one client: each limit has room for some dozens of people. */
const limits = {
  model: { points: 120, seconds: 600 },
  share: { points: 60, seconds: 3_600 },
  usage: { points: 120, seconds: 600 },
} as const
type Limit = keyof typeof limits

export type ClientLimits = {
  /** Counts a request of a client. */
  count(limit: Limit, req: Request): Promise<RateVerdict>
  /**
   * Counts a request of a client.
   * @throws {ProblemError} 429 with Retry-After
   */
  enforce(limit: Limit, req: Request): Promise<void>
}

/** Limits of guests by their address, which the counters hold until their window ends. */
export function createClientLimits(platform: Platform): ClientLimits {
  async function count(limit: Limit, req: Request) {
    const limiter = platform.rateLimiter({ name: `diagnostic-${limit}`, ...limits[limit] })
    return limiter.consume(rateKey(forwardedClient(req)))
  }
  return {
    count,
    async enforce(limit, req) {
      const { allowed, retryAfterSeconds } = await count(limit, req)
      if (allowed) return
      throw tooManyRequests(
        'too-many-requests',
        'Demasiadas consultas seguidas. Espera unos minutos e inténtalo de nuevo.',
        retryAfterSeconds,
      )
    },
  }
}
