import type { IncomingMessage } from 'node:http'
import type { PartnerFacts } from '@semaforo/contracts'

/**
 * Whether a browser made a request for a page of this site or of a partner: a federated page of one partner cannot use
 * another's key. Without `Origin` no page of another site made it. `x-forwarded-host` is set by the gateway alone: the
 * address at which this site was opened, which on one's own machine may be another one than the public one.
 */
export function isFromPageOf(
  { origins }: Pick<PartnerFacts, 'origins'>,
  siteOrigin: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
): boolean {
  const { origin, 'x-forwarded-host': host } = headers
  if (origin === undefined || origin === siteOrigin || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
