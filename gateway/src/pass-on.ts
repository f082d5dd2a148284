import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  isLoopbackHost,
  isOwnMachine,
  notFound,
  ProblemError,
  type RateLimiter,
  rateKey,
  storeHeader,
  tooManyRequests,
} from '@semaforo/service-kit'
import { answerWhole } from './answer-whole.ts'
import { clientAddress } from './edge/client-address.ts'
import { readBody } from './edge/read-body.ts'
import type { FlatHeaders } from './edge/security-headers.ts'
import type { Limits } from './limits.ts'
import type { LongLived } from './long-lived.ts'
import { createReadCache } from './read-cache.ts'
import type { Route } from './routes.ts'
import type { Service } from './upstream/circuit.ts'
import { signOf } from './upstream/sign.ts'

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
  /** Counts pages, their files and health: a page asks for dozens at once. */
  pageLimiter: RateLimiter
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
  const limiters = { api: options.rateLimiter, socket: options.socketLimiter, frame: options.pageLimiter }
  const { protocol, host } = new URL(options.publicUrl)
  const isHere = isLoopbackHost(host)
  const proto = protocol.slice(0, -1)
  const readCache = createReadCache(limits.freshMs)

  return async ({ req, res, path, route, requestId, answerHeaders }) => {
    const client = clientAddress(req, options.trustedProxies)
    await within(limiters[route.kind], client)
    if (route.ownMachine && !(isHere && isOwnMachine(req))) throw unknownPath()
    const method = req.method ?? 'GET'
    const allowed = methods[route.kind]
    if (!allowed.includes(method)) throw methodNotAllowed(allowed)
    const { upstream, throughCircuit } = serviceOf(services, route)
    if (method === 'GET' && route.cacheable?.includes(path) && req.url === path && isPublic(req)) {
      const answer = await readCache(path, (validator) => {
        const headers = { ...validator, 'x-request-id': requestId, host, 'x-forwarded-proto': proto }
        return throughCircuit(async (onSign) => {
          const read = await upstream.read(path, headers, limits.upstreamTimeoutMs)
          onSign(signOf(read.status, read.headers.get(storeHeader)))
          return read
        })
      })
      return answerWhole(req, res, answer, ['x-request-id', requestId, ...answerHeaders])
    }
    const body = await readBody(req, limits)
    const exchange = { req, res, requestId, client, proto, host, body, answerHeaders }
    if (route.kind === 'socket') options.longLived.add(res)
    const timeoutMs = route.kind === 'socket' ? limits.pollTimeoutMs : limits.upstreamTimeoutMs
    await throughCircuit((onSign) => upstream.forward(exchange, timeoutMs, onSign))
  }
}

export function serviceOf(services: ReadonlyMap<string, Service>, route: Route): Service {
  const service = services.get(route.service)
  if (!service) throw new Error(`no service ${route.service} for ${route.prefix}`)
  return service
}

const isPublic = (req: IncomingMessage) => req.headers.authorization === undefined

export const unknownPath = () => notFound('not-found', 'Esta dirección no existe.')

export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  return new ProblemError(405, 'method-not-allowed', 'Esta dirección no admite ese método.', {
    headers: { Allow: allowed.join(', ') },
  })
}

/**
 * Counts a client against a limit.
 * @throws {ProblemError} 429
 */
export async function within(limiter: RateLimiter, client: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.consume(rateKey(client))
  if (allowed) return
  const wait = retryAfterSeconds === 1 ? 'un segundo' : `${retryAfterSeconds} segundos`
  throw tooManyRequests(
    'too-many-requests',
    `Recibimos demasiadas solicitudes tuyas. Espera ${wait} e inténtalo de nuevo.`,
    retryAfterSeconds,
  )
}
