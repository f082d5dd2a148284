import type { RateLimiter } from '@semaforo/platform'
import { isLocalRequest, isLoopbackHost, unknownPath } from '@semaforo/service-kit'
import type { Request, RequestHandler, Response } from 'express'
import { methodNotAllowed } from '../edge/method-not-allowed.ts'
import { readBody } from '../edge/read-body.ts'
import type { Limits } from '../limits.ts'
import { located } from '../locate.ts'
import type { LongLived } from '../long-lived.ts'
import type { Route } from '../routes.ts'
import { traceCall } from '../trace.ts'
import type { Circuit } from './circuit.ts'
import { createReadCache } from './read-cache.ts'
import { stateOf } from './service-state.ts'
import type { Upstream, WholeAnswer } from './upstream.ts'

/** A service as the gateway calls it: its upstream, and the circuit breaker around every call. */
export type Service = { upstream: Upstream; throughCircuit: Circuit }

export type ProxyOptions = {
  services: ReadonlyMap<string, Service>
  publicUrl: string
  /** Requests per client and minute, by kind: polls must not use up the limit of the pages. */
  limiters: Record<Route['kind'] | 'page', RateLimiter>
  longLived: LongLived
  limits: Limits
}

const methods: Record<Route['kind'], readonly string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  frame: ['GET', 'HEAD'],
  socket: ['GET', 'POST'],
}

/**
 * Proxies requests to the service of their route, each behind its circuit breaker; other requests go to the
 * next handler.
 */
export function proxy(options: ProxyOptions): RequestHandler {
  const { services, limits, longLived } = options
  const { host, protocol } = new URL(options.publicUrl)
  const proto = protocol.slice(0, -1)
  const readCache = createReadCache(limits.freshMs)

  /** The path of a public GET that may be answered from the cache; undefined where the service must answer. */
  function readable(req: Request, path: string | undefined, route: Route): string | undefined {
    const isPublic = req.headers.authorization === undefined && req.url === path
    return req.method === 'GET' && isPublic && route.cacheable?.includes(path) ? path : undefined
  }

  async function read(path: string, route: Route, res: Response): Promise<void> {
    const { upstream, throughCircuit } = serviceOf(services, route)
    const requestId = String(res.getHeader('x-request-id'))
    const answer = await readCache(path, (validator) => {
      const headers = { ...validator, 'x-request-id': requestId, host, 'x-forwarded-proto': proto }
      return throughCircuit(async (onState) => {
        const call = () => upstream.read(path, headers, limits.upstreamTimeoutMs)
        const found = await traceCall(route.service, 'GET', call)
        onState(stateOf(found.status, found.headers))
        return found
      })
    })
    send(res, answer)
  }

  return async (req, res, next) => {
    const { path, route, client } = located(res)
    if (!route) return next()
    if (route.localOnly && !(isLoopbackHost(host) && isLocalRequest(req))) throw unknownPath()
    const allowed = methods[route.kind]
    if (!allowed.includes(req.method)) throw methodNotAllowed(allowed)
    const kept = readable(req, path, route)
    if (kept !== undefined) return read(kept, route, res)
    const { upstream, throughCircuit } = serviceOf(services, route)
    const body = await readBody(req, limits)
    const requestId = String(res.getHeader('x-request-id'))
    const exchange = { req, res, requestId, client, proto, host, body }
    if (route.kind === 'socket') longLived.add(res)
    const timeoutMs = route.kind === 'socket' ? limits.pollTimeoutMs : limits.upstreamTimeoutMs
    await throughCircuit((onState) =>
      traceCall(route.service, req.method, () => upstream.forward(exchange, timeoutMs, onState)),
    )
  }
}

export function serviceOf(services: ReadonlyMap<string, Service>, route: Route): Service {
  const service = services.get(route.service)
  if (!service) throw new Error(`no service ${route.service} for ${route.prefix}`)
  return service
}

/** Sends a cached response; Express makes it a 304 where the client's copy is current. */
function send(res: Response, { status, headers, body }: WholeAnswer): void {
  res.status(status)
  for (const name in headers) if (name !== 'x-request-id') res.setHeader(name, headers[name] ?? '')
  res.send(body)
}
