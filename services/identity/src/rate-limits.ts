import type { Platform } from '@semaforo/platform'
import { tooManyAttempts } from '@semaforo/service-kit'
import { hashOf } from './secret.ts'

/** `points` requests per `seconds`: by client (`-ip`), by e-mail address, by user, by all together (`-site`). */
const limits = {
  'login-ip': { points: 60, seconds: 60 },
  'register-ip': { points: 30, seconds: 3_600 },
  'register-address': { points: 5, seconds: 3_600 },
  'resend-ip': { points: 30, seconds: 3_600 },
  'verify-ip': { points: 60, seconds: 3_600 },
  'forgot-ip': { points: 20, seconds: 3_600 },
  'forgot-address': { points: 5, seconds: 3_600 },
  'reset-ip': { points: 20, seconds: 3_600 },
  'reset-check-ip': { points: 60, seconds: 3_600 },
  'login-link-ip': { points: 20, seconds: 3_600 },
  'contact-ip': { points: 5, seconds: 3_600 },
  'contact-address': { points: 5, seconds: 3_600 },
  'contact-site': { points: 500, seconds: 86_400 },
  'password-user': { points: 10, seconds: 900 },
} as const
type Limit = keyof typeof limits

/**
 * Counts a request against its limit. Keys are hashed, so that the counters hold no personal data.
 * @throws {ProblemError} 429 with Retry-After
 */
export type Limiter = (limit: Limit, key: string) => Promise<void>

export function createLimiter(platform: Platform): Limiter {
  return async (limit, key) => {
    const limiter = platform.rateLimiter({ name: `identity-${limit}`, ...limits[limit] })
    const verdict = await limiter.consume(hashOf(key))
    if (!verdict.allowed) throw tooManyAttempts(verdict.retryAfterSeconds)
  }
}
