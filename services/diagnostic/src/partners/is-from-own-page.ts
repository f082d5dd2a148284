import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of this site made a request, or no page: the widget's frame is of our own origin, so a partner's page
 * has no calls to make. Without `Origin` no page of another site made it. `x-forwarded-host` is set by the gateway
 * alone: the address at which this site was opened, which on one's own machine may be another one than the public one.
 */
export function isFromOwnPage(siteOrigin: string, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, 'x-forwarded-host': host } = headers
  if (origin === undefined || origin === siteOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
