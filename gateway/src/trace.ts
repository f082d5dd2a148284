import { activeTraceparent, tracing } from '@semaforo/platform'
import { answered, finalStatus } from '@semaforo/service-kit'
import type { Request, RequestHandler } from 'express'
import { located } from './locate.ts'

/**
 * A span around each proxied request, with the route's prefix for a name. A client may say which trace its request
 * belongs to: it is an id and no more. Polls of sockets are left out: they wait on purpose.
 */
export function traceRequests(): RequestHandler {
  const start = tracing()
  if (!start) return (_req, _res, next) => next()
  return ({ method, headers }: Request, res, next) => {
    const { route } = located(res)
    if (!route || route.kind === 'socket') return next()
    const name = `${method} ${route.prefix}`
    const span = start({ service: 'gateway', name, kind: 'server', parent: headers['traceparent'] })
    res.once('close', () => span.end(answered(method, route.prefix, finalStatus(res))))
    span.run(next)
  }
}

/** Runs a call to a service as a span of the request that it is made for; other calls are none. */
export async function traceCall<Result>(
  service: string,
  method: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const parent = activeTraceparent()
  if (parent === undefined) return call()
  const attributes = { 'http.request.method': method, 'peer.service': service }
  const name = `${method} ${service}`
  const span = tracing()?.({ service: 'gateway', name, kind: 'client', parent, attributes })
  try {
    const result = await (span ? span.run(call) : call())
    span?.end()
    return result
  } catch (error) {
    span?.end({ failed: true })
    throw error
  }
}
