import { z } from 'zod'

/**
 * Why the provider returned no page. `quota`: used up for today. `unavailable`: timeout, 5xx or a limit that ends within
 * minutes. `malformed`: an unreadable response. `page-token`: an unknown page token. `refused`: our key or request was
 * rejected.
 */
export type ProviderFailure = 'quota' | 'unavailable' | 'malformed' | 'page-token' | 'refused'

/** An error of Google's APIs, of which each member may be missing. Newer limits say more in `details` than in `errors`. */
const ErrorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string() })).catch([]),
    details: z
      .array(
        z.object({
          reason: z.string().catch(''),
          metadata: z
            .object({ quota_limit: z.string().catch(''), quota_unit: z.string().catch('') })
            .catch({ quota_limit: '', quota_unit: '' }),
        }),
      )
      .catch([]),
  }),
})

/** Classifies an error response; `reason` is for the operator's log, in the provider's own terms. */
export function readFailure(status: number, body: unknown): { failure: ProviderFailure; reason: string } {
  const error = ErrorBody.safeParse(body).data?.error
  const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].map(({ reason }) => reason)
  const words = [String(status), error?.status, ...reasons, error?.message].filter(Boolean)
  return { failure: failureOf(status, error, reasons), reason: words.join(' ').slice(0, 300) }
}

function failureOf(
  status: number,
  error: z.infer<typeof ErrorBody>['error'] | undefined,
  reasons: readonly string[],
): ProviderFailure {
  if (reasons.includes('invalidPageToken')) return 'page-token'
  if (reasons.some((reason) => reason === 'quotaExceeded' || reason === 'dailyLimitExceeded')) return 'quota'
  const exhausted = error?.status === 'RESOURCE_EXHAUSTED'
  if (status === 429 || exhausted || reasons.some((reason) => /^(user)?rateLimitExceeded$/i.test(reason))) {
    const limit = [
      error?.message,
      ...(error?.details ?? []).flatMap(({ metadata }) => Object.values(metadata)),
    ]
    if (/per ?day|\/d\//i.test(limit.join(' '))) return 'quota'
    const unspecified = reasons.every((reason) => !reason) && !/minute|second/i.test(limit.join(' '))
    return status === 403 && unspecified ? 'quota' : 'unavailable'
  }
  return status >= 500 ? 'unavailable' : 'refused'
}
