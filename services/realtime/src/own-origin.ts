import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of our own site asks, or no page at all: only browsers say an Origin, and they never leave it
 * out of what a script of another site asks. The site is at its public address (`Host`, as the gateway settles
 * it) and at whatever address the browser opened it with (`X-Forwarded-Host`; `Host` where no gateway is).
 */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const scheme = headers['x-forwarded-proto'] ?? 'http'
  return [host, headers['x-forwarded-host']].some((own) => origin === `${scheme}://${own}`)
}
