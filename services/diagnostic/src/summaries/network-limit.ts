import type { PartnerFacts } from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'
import { tooManyRequests } from '@semaforo/service-kit'
import { dayInMexico, secondsOfDayLeft } from '../days.ts'

/** Takes a share of a partner's day for a network, and can give it back. */
export type NetworkLimit = (
  partner: PartnerFacts,
  network: string,
  at: number,
) => Promise<() => Promise<void>>

const daySeconds = 86_400

/**
 * One network may spend a fifth of what a partner's day admits, so that nobody uses up the day of all others: a
 * partner's key is public. The counters hold the network's address for a day.
 * @throws {ProblemError} 429 `partner-limit`
 */
export function createNetworkLimit(platform: Platform): NetworkLimit {
  return async (partner, network, at) => {
    const points = Math.max(1, Math.floor(partner.sharesPerDay / 5))
    const limiter = platform.rateLimiter({
      // The name holds the points, because a limiter of a name keeps those it began with.
      name: `diagnostic-shares-${points}`,
      points,
      seconds: daySeconds,
    })
    const key = `${partner.id} ${dayInMexico(at)} ${network}`
    const { allowed } = await limiter.consume(key)
    if (!allowed)
      throw tooManyRequests(
        'partner-limit',
        'Hoy ya no se pueden compartir más resultados con este aliado desde tu red. Inténtalo mañana.',
        secondsOfDayLeft(at),
      )
    return () => limiter.refund(key)
  }
}
