import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { traceRequest } from '@semaforo/service-kit'
import type { RequestHandler } from 'express'
import { located } from './locate.ts'

/**
 * A span around each proxied request, with the route's prefix for a name. A client may say which trace its request
 * belongs to: it is an id and no more. Polls of sockets are left out: they wait on purpose.
 */
export const traceRequests: RequestHandler = (req, res, next) => {
  const { route } = located(res)
  if (!route || route.kind === 'socket') return next()
  traceRequest({ service: 'gateway', req, res, next, route: () => route.prefix })
}

/** Runs a call to a service as a span of the request that it is made for; a call outside of one is none. */
export function traceCall<Result>(
  service: string,
  method: string,
  call: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return call()
  const attributes = { 'http.request.method': method, 'peer.service': service }
  const options = { kind: SpanKind.CLIENT, attributes }
  return trace.getTracer('gateway').startActiveSpan(`${method} ${service}`, options, async (span) => {
    try {
      return await call()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
