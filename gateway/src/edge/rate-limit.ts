import type { RateLimiter } from '@semaforo/platform'
import { rateKey, tooManyRequests } from '@semaforo/service-kit'

/**
 * Counts a request of a client, by its address, against a rate limit.
 * @throws {ProblemError} 429 with Retry-After
 */
export async function countClient(limiter: RateLimiter, address: string | undefined): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.consume(rateKey(address ?? ''))
  if (allowed) return
  const wait = retryAfterSeconds === 1 ? 'un segundo' : `${retryAfterSeconds} segundos`
  throw tooManyRequests(
    'too-many-requests',
    `Recibimos demasiadas solicitudes tuyas. Espera ${wait} e inténtalo de nuevo.`,
    retryAfterSeconds,
  )
}
