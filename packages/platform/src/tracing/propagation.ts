import { type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'

/** The header that a call to another process carries so that its spans join this trace; none where nobody traces. */
export function traceHeaders(from: Context = context.active()): { traceparent?: string } {
  const headers = {}
  propagation.inject(from, headers)
  return headers
}

/**
 * The context that a W3C `traceparent` continues. One that is missing or not well-formed begins a new trace; what
 * else a caller sends (`tracestate`, baggage) is not read.
 */
export function continuing(traceparent: string | string[] | undefined): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}
