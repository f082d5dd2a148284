/** How long before its expiry the token is renewed. */
const RENEW_BEFORE_MS = 30_000
/** A longer timer fires at once. A clock far behind would ask for one. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Milliseconds until an access token is to be renewed. Undefined if it cannot be parsed, or seems expired because the
 * clock runs ahead: then the server's refusal triggers the renewal.
 */
export function renewalDelayOf(token: string, now: number): number | undefined {
  const left = (expiryOf(token) ?? 0) - RENEW_BEFORE_MS - now
  return left > 0 ? Math.min(left, LONGEST_TIMER_MS) : undefined
}

/** When an access token expires, in ms since 1970; undefined if it cannot be parsed. */
function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}
