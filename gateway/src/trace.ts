import { traceRequest } from '@semaforo/service-kit'
import type { RequestHandler } from 'express'
import { located } from './locate.ts'

/**
 * A span around each proxied request, named by the route's prefix. It continues the trace of the client, of
 * which only the ids are used. Socket polls are not traced, since they wait by design.
 */
export const traceRequests: RequestHandler = (req, res, next) => {
  const { route } = located(res)
  if (!route || route.kind === 'socket') return next()
  traceRequest({ service: 'gateway', req, res, next, route: () => route.prefix })
}
