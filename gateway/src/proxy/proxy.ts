import type { RateLimiter } from '@semaforo/platform'
import { isLoopbackHost, isOwnMachine, unknownPath } from '@semaforo/service-kit'
import type { Request, RequestHandler, Response } from 'express'
import { readBody } from '../edge/read-body.ts'
import type { Limits } from '../limits.ts'
import { located } from '../locate.ts'
import type { LongLived } from '../long-lived.ts'
import type { Route } from '../routes.ts'
import { methodNotAllowed } from '../site/site.ts'
import { traceCall } from '../trace.ts'
import type { Circuit } from './circuit.ts'
import { createReadCache } from './read-cache.ts'
import { signOf } from './sign.ts'
import type { Upstream, WholeAnswer } from './upstream.ts'

/** A service as the gateway calls it: where it answers, and the circuit around every call. */
export type Service = { upstream: Upstream; throughCircuit: Circuit }

export type ProxyOptions = {
  services: ReadonlyMap<string, Service>
  publicUrl: string
  /** What a client may ask for in a minute, by kind: polls must not use up what the pages need. */
  limiters: Record<Route['kind'] | 'page', RateLimiter>
  longLived: LongLived
  limits: Limits
}

const methods: Record<Route['kind'], readonly string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  frame: ['GET', 'HEAD'],
  socket: ['GET', 'POST'],
}

/** Forwards what the route table names to its service, each behind its circuit; anything else goes on. */
export function proxy(options: ProxyOptions): RequestHandler {
  const { services, limits, longLived } = options
  const { host, protocol } = new URL(options.publicUrl)
  const proto = protocol.slice(0, -1)
  const readCache = createReadCache(limits.freshMs)

  /** A public GET that is answered from memory; undefined where the service has to be asked. */
  function readable(req: Request, path: string | undefined, route: Route): string | undefined {
    const isPublic = req.headers.authorization === undefined && req.url === path
    return req.method === 'GET' && isPublic && route.cacheable?.includes(path) ? path : undefined
  }

  async function read(path: string, route: Route, res: Response): Promise<void> {
    const { upstream, throughCircuit } = serviceOf(services, route)
    const requestId = String(res.getHeader('x-request-id'))
    const answer = await readCache(path, (validator) => {
      const headers = { ...validator, 'x-request-id': requestId, host, 'x-forwarded-proto': proto }
      return throughCircuit(async (onSign) => {
        const call = () => upstream.read(path, headers, limits.upstreamTimeoutMs)
        const found = await traceCall(route.service, 'GET', call)
        onSign(signOf(found.status, found.headers))
        return found
      })
    })
    send(res, answer)
  }

  return async (req, res, next) => {
    const { path, route, client } = located(res)
    if (!route) return next()
    if (route.ownMachine && !(isLoopbackHost(host) && isOwnMachine(req))) throw unknownPath()
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
    await throughCircuit((onSign) =>
      traceCall(route.service, req.method, () => upstream.forward(exchange, timeoutMs, onSign)),
    )
  }
}

export function serviceOf(services: ReadonlyMap<string, Service>, route: Route): Service {
  const service = services.get(route.service)
  if (!service) throw new Error(`no service ${route.service} for ${route.prefix}`)
  return service
}

/** Answers with what a service answered once; Express makes it a 304 where the client has it already. */
function send(res: Response, { status, headers, body }: WholeAnswer): void {
  res.status(status)
  for (const name in headers) if (name !== 'x-request-id') res.setHeader(name, headers[name] ?? '')
  res.send(body)
}
