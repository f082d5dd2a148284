import type { RateLimit, RateLimiter } from '@semaforo/platform'
import { rateKey, tooManyRequests } from '@semaforo/service-kit'

export type Limiters = ReturnType<typeof createLimiters>

/** The rate limits of the edge: by kind of route, since polls must not use up the limit of the pages, and by router. */
export function createLimiters(rateLimiter: (limit: RateLimit) => RateLimiter, callsPerMinute: number) {
  const limiter = (name: string, times = 1) =>
    rateLimiter({ name, points: Math.ceil(times * callsPerMinute), seconds: 60 })
  // A page loads dozens of files, but makes only a few calls.
  const pages = limiter('gateway-pages', 10)
  return {
    api: limiter('gateway'),
    socket: limiter('gateway-sockets'),
    frame: pages,
    page: pages,
    reports: limiter('gateway-reports'),
    releases: limiter('gateway-releases'),
    // A person opens few of the pages that embed the widget, and a partner has many visitors.
    clientFrames: limiter('gateway-widget', 1 / 10),
    partnerFrames: limiter('gateway-partners', 10),
  }
}

/**
 * Counts a request of a client, by its address, against a rate limit.
 * @throws {ProblemError} 429 with Retry-After
 */
export async function countClient(limiter: RateLimiter, address: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.consume(rateKey(address))
  if (allowed) return
  const wait = retryAfterSeconds === 1 ? 'un segundo' : `${retryAfterSeconds} segundos`
  throw tooManyRequests(
    'too-many-requests',
    `Recibimos demasiadas solicitudes tuyas. Espera ${wait} e inténtalo de nuevo.`,
    retryAfterSeconds,
  )
}
