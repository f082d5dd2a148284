import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

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
