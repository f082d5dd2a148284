import { type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'

/**
 * The `traceparent` header for a call to another process, so that its spans join this trace; empty when not
 * tracing.
 */
export function traceHeaders(from: Context = context.active()): { traceparent?: string } {
  const headers = {}
  propagation.inject(from, headers)
  return headers
}

/**
 * The trace context of a W3C `traceparent` header. A missing or malformed one starts a new trace; other headers
 * of the caller (`tracestate`, baggage) are ignored.
 */
export function traceContextOf(traceparent: string | string[] | undefined): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}
