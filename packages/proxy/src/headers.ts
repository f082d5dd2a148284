import type { IncomingHttpHeaders } from 'node:http'
import { traceHeaders } from '@semaforo/platform'
import type { PublicAddress, Upgrade, WholeExchange } from './upstream.ts'

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const hopByHop =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'
/** Further headers that are dropped, since only we set them. */
const ownOnly =
  'baggage expect forwarded host traceparent tracestate via x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-real-ip x-request-id'
const droppedFromRequest = new Set(`${hopByHop} ${ownOnly}`.split(' '))
const droppedFromResponse = new Set(`${hopByHop} server x-powered-by x-request-id`.split(' '))

/** The additional hop-by-hop headers that a `Connection` header names. */
function named(connection: string | undefined): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
}

/** The headers of a forwarded request: the client's end-to-end headers, and who the client is. */
export function requestHeaders(exchange: WholeExchange | (Upgrade & PublicAddress)): IncomingHttpHeaders {
  const given = exchange.req.headers
  const alsoDropped = named(given.connection)
  const headers: IncomingHttpHeaders = {
    host: exchange.host,
    'x-request-id': exchange.requestId,
    'x-forwarded-for': exchange.client,
    // The browser's `Host`: the page may have been opened at another address than the public one.
    'x-forwarded-host': given.host ?? exchange.host,
    'x-forwarded-proto': exchange.proto,
    ...traceHeaders(),
  }
  for (const name in given) {
    if (!droppedFromRequest.has(name) && !alsoDropped?.has(name)) headers[name] = given[name]
  }
  if ('body' in exchange && exchange.body) headers['content-length'] = String(exchange.body.length)
  return headers
}

/** The headers of a forwarded response, without the hop-by-hop ones of the service. */
export function answerHeaders(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  const alsoDropped = named(given.connection)
  for (const name in given) {
    const value = given[name]
    if (value !== undefined && !droppedFromResponse.has(name) && !alsoDropped?.has(name))
      headers[name] = value
  }
  return headers
}
