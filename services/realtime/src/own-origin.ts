import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from a page of our own site or from no browser at all: browsers always send `Origin` with
 * cross-origin requests. Our origins are the public address (`Host`, as the gateway sets it) and the address that
 * the browser opened (`X-Forwarded-Host`; `Host` without a gateway).
 */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const scheme = headers['x-forwarded-proto'] ?? 'http'
  return [host, headers['x-forwarded-host']].some((own) => origin === `${scheme}://${own}`)
}
