import type { Platform } from '@semaforo/platform'
import { tooManyAttempts } from '@semaforo/service-kit'
import type { IdentityConfig } from './config.ts'
import { hashOf } from './secret.ts'

const hour = 3_600

/** The limits of a network that settings say: behind one address there may be a whole class. */
export type RegistrationLimits = Pick<
  IdentityConfig,
  'REGISTRATION_MAILS_PER_HOUR' | 'REGISTRATION_FAILURES_PER_HOUR'
>

/** `points` requests per `seconds`: by client (`-ip`), by e-mail address, by user, by all together (`-site`). */
const limitsFor = (settings: RegistrationLimits) => ({
  'login-ip': { points: 60, seconds: 60 },
  'register-ip': { points: settings.REGISTRATION_MAILS_PER_HOUR, seconds: hour },
  'register-address': { points: 5, seconds: hour },
  'resend-ip': { points: settings.REGISTRATION_MAILS_PER_HOUR, seconds: hour },
  'verify-ip': { points: settings.REGISTRATION_FAILURES_PER_HOUR, seconds: hour },
  'forgot-ip': { points: 20, seconds: hour },
  'forgot-address': { points: 5, seconds: hour },
  'reset-ip': { points: 20, seconds: hour },
  'reset-check-ip': { points: 60, seconds: hour },
  'login-link-ip': { points: 20, seconds: hour },
  'contact-ip': { points: 5, seconds: hour },
  'contact-address': { points: 5, seconds: hour },
  'contact-site': { points: 500, seconds: 86_400 },
  'password-user': { points: 10, seconds: 900 },
})
type Limit = keyof ReturnType<typeof limitsFor>

/**
 * Counts a request against its limit. Keys are hashed, so that the counters hold no personal data.
 * @returns takes the request out of the count again
 * @throws {ProblemError} 429 with Retry-After
 */
export type Limiter = (limit: Limit, key: string) => Promise<() => Promise<void>>

export function createLimiter(platform: Platform, settings: RegistrationLimits): Limiter {
  const limits = limitsFor(settings)
  return async (limit, key) => {
    const limiter = platform.rateLimiter({ name: `identity-${limit}`, ...limits[limit] })
    const verdict = await limiter.consume(hashOf(key))
    if (!verdict.allowed) throw tooManyAttempts(verdict.retryAfterSeconds)
    return () => limiter.refund(hashOf(key))
  }
}
