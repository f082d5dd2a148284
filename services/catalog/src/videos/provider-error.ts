import { z } from 'zod'

/**
 * Why the provider gave no page. `quota`: nothing left today. `unavailable`: it does not answer, answers
 * 5xx or asks to slow down. `malformed`: its answer is not one. `page-token`: it does not know the page.
 * `refused`: it does not accept our key or our request.
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

/** What an error answer of the provider means; its body tells more than its status. */
export function readFailure(status: number, body: unknown): ProviderFailure {
  const reason = ErrorBody.safeParse(body).data?.error.errors[0]?.reason
  const byReason = reason === undefined ? undefined : failureByReason[reason]
  return byReason ?? (status >= 500 || status === 429 ? 'unavailable' : 'refused')
}
