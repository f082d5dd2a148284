import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { traceContextOf } from '@semaforo/platform'
import type { Request, RequestHandler, Response } from 'express'
import { finalStatus, routeOf } from '../http/metrics.ts'

/** A span for each request that a service serves; it continues the caller's trace. */
export function traceRequests(service: string): RequestHandler {
  return (req, res, next) => traceRequest({ service, req, res, next, route: () => routeOf(req) })
}

/** Runs the next handlers of a request inside a span, which ends with the response. */
export function traceRequest(traced: {
  service: string
  req: Request
  res: Response
  next: () => void
  /** The pattern of the route, never the path; called when the response is complete. */
  route: () => string
}): void {
  const { service, req, res, next, route } = traced
  const parent = traceContextOf(req.headers['traceparent'])
  const span = trace.getTracer(service).startSpan(req.method, { kind: SpanKind.SERVER }, parent)
  if (!span.isRecording()) {
    next()
    return
  }
  res.locals.traceId = span.spanContext().traceId
  res.once('close', () => {
    const status = finalStatus(res)
    span.updateName(`${req.method} ${route()}`).setAttributes({
      'http.request.method': req.method,
      'http.route': route(),
      'http.response.status_code': status,
    })
    // A server error, not one of the client.
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(parent, span), next)
}
