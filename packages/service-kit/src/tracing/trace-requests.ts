import { type StartSpan, traceIdOf } from '@semaforo/platform'
import type { RequestHandler } from 'express'
import { finalStatus } from '../http/final-status.ts'
import { routeOf } from '../http/route-of.ts'

/** A span for each request of a service; it continues the caller's trace. */
export function traceRequests(service: string, start: StartSpan): RequestHandler {
  return (req, res, next) => {
    const { method, headers } = req
    const span = start({ service, name: method, kind: 'server', parent: headers['traceparent'] })
    res.locals.traceId = traceIdOf(span.traceparent)
    res.once('close', () => {
      const route = routeOf(req)
      span.end({ name: `${method} ${route}`, ...answered(method, route, finalStatus(res)) })
    })
    span.run(next)
  }
}

/** What a span says of an answer; its failure is a failure of ours, not the client's. */
export function answered(method: string, route: string, status: number) {
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  }
  return { attributes, failed: status >= 500 }
}
