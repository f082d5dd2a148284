import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
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

/** Runs a call to a service in a child span of its request; a call outside of a request has none. */
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
