import type { IncomingMessage, ServerResponse } from 'node:http'
import { ProblemError, type RateLimiter, rateKey, tooManyRequests } from '@semaforo/service-kit'
import { clientAddress } from './edge/client-address.ts'
import { matches } from './edge/etag.ts'
import { boundedBody } from './edge/read-body.ts'
import { type FlatHeaders, setHeaders } from './edge/security-headers.ts'
import type { Limits } from './limits.ts'
import type { LongLived } from './long-lived.ts'
import { createReadCache } from './read-cache.ts'
import type { Route } from './routes.ts'
import type { Service } from './upstream/circuit.ts'
import type { WholeAnswer } from './upstream/upstream.ts'

const methods: Record<Route['kind'], readonly string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  frame: ['GET', 'HEAD'],
  socket: ['GET', 'POST'],
}

export type PassOnOptions = {
  services: ReadonlyMap<string, Service>
  publicUrl: string
  trustedProxies: number
  rateLimiter: RateLimiter
  /** Counts what goes to sockets apart: polls must not use up what the pages need. */
  socketLimiter: RateLimiter
  longLived: LongLived
  limits: Limits
}

/** One request for a service, its path already matched to a route. */
export type Passage = {
  req: IncomingMessage
  res: ServerResponse
  path: string
  route: Route
  requestId: string
  answerHeaders: FlatHeaders
}

/**
 * Passes requests on to the services, each behind its circuit, within the limits of rate and size.
 * @returns a function that rejects with a ProblemError where nothing was answered
 */
export function createPassOn(options: PassOnOptions): (passage: Passage) => Promise<void> {
  const { services, limits } = options
  const limiters = { api: options.rateLimiter, socket: options.socketLimiter, frame: undefined }
  const { protocol, host } = new URL(options.publicUrl)
  const proto = protocol.slice(0, -1)
  const readCache = createReadCache(limits.freshMs)

  return async ({ req, res, path, route, requestId, answerHeaders }) => {
    const method = req.method ?? 'GET'
    const allowed = methods[route.kind]
    if (!allowed.includes(method)) throw methodNotAllowed(allowed)
    const client = clientAddress(req, options.trustedProxies)
    const verdict = await limiters[route.kind]?.consume(rateKey(client))
    if (verdict && !verdict.allowed) throw tooOften(verdict.retryAfterSeconds)
    const { upstream, throughCircuit } = serviceOf(services, route)
    if (method === 'GET' && route.cacheable?.includes(path) && req.url === path && isPublic(req)) {
      const answer = await readCache(path, (validator) => {
        const headers = { ...validator, 'x-request-id': requestId, host, 'x-forwarded-proto': proto }
        return throughCircuit(() => upstream.read(path, headers, limits.upstreamTimeoutMs))
      })
      return answerWhole(req, res, answer, ['x-request-id', requestId, ...answerHeaders])
    }
    const body = await boundedBody(req, limits.bodyBytes)
    const exchange = { req, res, requestId, client, proto, host, body, answerHeaders }
    if (route.kind === 'socket') options.longLived.add(res)
    const timeoutMs = route.kind === 'socket' ? limits.pollTimeoutMs : limits.upstreamTimeoutMs
    await throughCircuit(() => upstream.forward(exchange, timeoutMs))
  }
}

export function serviceOf(services: ReadonlyMap<string, Service>, route: Route): Service {
  const service = services.get(route.service)
  if (!service) throw new Error(`no service ${route.service} for ${route.prefix}`)
  return service
}

const isPublic = (req: IncomingMessage) => req.headers.authorization === undefined

export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  return new ProblemError(405, 'method-not-allowed', 'Esta dirección no admite ese método.', {
    headers: { Allow: allowed.join(', ') },
  })
}

export function tooOften(retryAfterSeconds: number): ProblemError {
  const wait = retryAfterSeconds === 1 ? 'un segundo' : `${retryAfterSeconds} segundos`
  return tooManyRequests(
    'too-many-requests',
    `Recibimos demasiadas solicitudes tuyas. Espera ${wait} e inténtalo de nuevo.`,
    retryAfterSeconds,
  )
}

const ofThisHop = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

function answerWhole(
  req: IncomingMessage,
  res: ServerResponse,
  answer: WholeAnswer,
  ours: FlatHeaders,
): void {
  setHeaders(res, ours)
  for (const [name, value] of answer.headers) if (!ofThisHop.has(name)) res.setHeader(name, value)
  const etag = answer.headers.get('etag')
  if (answer.status === 200 && etag !== undefined && matches(req.headers['if-none-match'], etag)) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('content-length', answer.body.length)
  res.writeHead(answer.status).end(answer.body)
}
