import { createHash } from 'node:crypto'
import type { Platform, RateVerdict } from '@semaforo/platform'

/** How many uncached free searches one client may cause. */
export type ClientBudget = {
  take(client: string): Promise<RateVerdict>
  giveBack(client: string): Promise<void>
}

export const unlimitedClients: ClientBudget = {
  take: async () => ({ allowed: true, retryAfterSeconds: 0 }),
  giveBack: async () => {},
}

const hourSeconds = 3_600

/** A tenth of the day's calls in an hour and a fifth in a day, over all instances. */
export function openClientBudget(platform: Platform, dailyCalls: number): ClientBudget {
  const perHour = { points: Math.max(5, Math.floor(dailyCalls / 10)), seconds: hourSeconds }
  const perDay = { points: Math.max(10, Math.floor(dailyCalls / 5)), seconds: 24 * hourSeconds }
  const hour = platform.rateLimiter({ name: 'catalog-videos-hour', ...perHour })
  const day = platform.rateLimiter({ name: 'catalog-videos-day', ...perDay })
  // Hashed, so that the counters hold no network address.
  const keyOf = (client: string) => createHash('sha256').update(client).digest('base64url')
  return {
    async take(client) {
      const key = keyOf(client)
      const verdict = await hour.consume(key)
      return verdict.allowed ? day.consume(key) : verdict
    },
    async giveBack(client) {
      const key = keyOf(client)
      await Promise.all([hour.refund(key), day.refund(key)])
    },
  }
}
