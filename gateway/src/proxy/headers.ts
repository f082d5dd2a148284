import type { IncomingHttpHeaders } from 'node:http'
import { traceHeaders } from '@semaforo/platform'
import type { Exchange, Upgrade } from './upstream.ts'

/** Headers that end at each hop (RFC 9110, 7.6.1). */
const hopByHop =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'
/** Beside those: what only the gateway may say, and what it settles itself. */
const ours =
  'baggage expect forwarded host traceparent tracestate via x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-real-ip x-request-id'
const keptFromService = new Set(`${hopByHop} ${ours}`.split(' '))
const keptFromClient = new Set(`${hopByHop} server x-powered-by x-request-id`.split(' '))

/** The headers that a `Connection` header names as meant for this hop alone. */
function named(connection: string | undefined): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()))
}

/** What the service is sent: the client's headers without those of this hop, and who asks. */
export function requestHeaders(exchange: Exchange | Upgrade): IncomingHttpHeaders {
  const given = exchange.req.headers
  const alsoDropped = named(given.connection)
  const headers: IncomingHttpHeaders = {
    host: exchange.host,
    'x-request-id': exchange.requestId,
    'x-forwarded-for': exchange.client,
    // As the browser names it: a page of ours may have been opened with another address than the public one.
    'x-forwarded-host': given.host ?? exchange.host,
    'x-forwarded-proto': exchange.proto,
    ...traceHeaders(),
  }
  for (const name in given) {
    if (!keptFromService.has(name) && !alsoDropped?.has(name)) headers[name] = given[name]
  }
  if (exchange.body) headers['content-length'] = String(exchange.body.length)
  return headers
}

/** What the client is sent beside our own headers: the service's, without those of its hop. */
export function answerHeaders(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  const alsoDropped = named(given.connection)
  for (const name in given) {
    const value = given[name]
    if (value !== undefined && !keptFromClient.has(name) && !alsoDropped?.has(name)) headers[name] = value
  }
  return headers
}
