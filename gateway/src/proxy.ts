import type { Service, Services } from '@semaforo/proxy'
import { isLocalRequest, isLoopbackHost, methodNotAllowed, unknownPath } from '@semaforo/service-kit'
import type { Request, RequestHandler } from 'express'
import { located } from './locate.ts'
import type { Route } from './routes.ts'

const methods: Record<Route['kind'], readonly string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  frame: ['GET', 'HEAD'],
  socket: ['GET', 'POST'],
}

/**
 * The longest body that is sent as a string: Node copies it behind the head and writes both at once, which for short
 * bodies costs less than writing two buffers. Latin-1 keeps every byte.
 */
const mostInOneWrite = 8_192

/** Forwards requests to the service of their route; other requests go to the next handler. */
export function proxy(services: Services, publicUrl: string): RequestHandler {
  const isLocalSite = isLoopbackHost(new URL(publicUrl).host)
  return async (req, res, next) => {
    const { path, route, client } = located(res)
    if (!route) return next()
    if (route.localOnly && !(isLocalSite && isLocalRequest(req))) throw unknownPath()
    const allowed = methods[route.kind]
    if (!allowed.includes(req.method)) throw methodNotAllowed(allowed)
    const service = serviceOf(services, route)
    const exchange = { req, res, client, requestId: String(res.getHeader('x-request-id')) }
    if (!isCacheable(req, path, route))
      return route.kind === 'socket' ? service.poll(exchange) : service.forward(exchange)
    const { status, headers, body } = await service.readCached(exchange)
    res.status(status)
    for (const name in headers) res.setHeader(name, headers[name] ?? '')
    // Express makes it a 304 where the client's copy is current, and gives an answer without one an ETag.
    if (req.fresh || !headers['etag'] || body.length > mostInOneWrite) return res.send(body)
    return res.end(body.toString('latin1'), 'latin1')
  }
}

export function serviceOf(services: Services, route: Route): Service {
  const service = services.get(route.service)
  if (!service) throw new Error(`no service ${route.service} for ${route.prefix}`)
  return service
}

/** Whether a request is a public GET, with the same answer for everybody. */
function isCacheable(req: Request, path: string | undefined, route: Route): boolean {
  const isPublic = req.headers.authorization === undefined && req.url === path
  return req.method === 'GET' && isPublic && route.cacheable?.includes(path) === true
}
