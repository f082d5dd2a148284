import { z } from 'zod'

/**
 * Why the provider returned no page. `quota`: used up for today. `unavailable`: timeout, 5xx or rate limit.
 * `malformed`: an unreadable response. `page-token`: an unknown page token. `refused`: our key or request was
 * rejected.
 */
export type ProviderFailure = 'quota' | 'unavailable' | 'malformed' | 'page-token' | 'refused'

const ErrorBody = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })) }),
})

const failureByReason: Record<string, ProviderFailure> = {
  quotaExceeded: 'quota',
  dailyLimitExceeded: 'quota',
  rateLimitExceeded: 'unavailable',
  userRateLimitExceeded: 'unavailable',
  invalidPageToken: 'page-token',
}

/** Classifies an error response, by the reason in its body if there is one, else by its status. */
export function readFailure(status: number, body: unknown): ProviderFailure {
  const reason = ErrorBody.safeParse(body).data?.error.errors[0]?.reason
  const byReason = reason === undefined ? undefined : failureByReason[reason]
  return byReason ?? (status >= 500 || status === 429 ? 'unavailable' : 'refused')
}
