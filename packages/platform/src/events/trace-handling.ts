import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { DeliveredRecord } from '../ports/event-log.ts'
import { traceContextOf } from '../tracing/propagation.ts'
import type { Fault } from './dead-letter.ts'

/**
 * Handles a record inside a span that is a child of its publication; all attempts share that span.
 * @param handle resolves with the fault, if any
 */
export async function traceHandling(
  { topic, headers }: DeliveredRecord,
  group: string,
  handle: () => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  const parent = traceContextOf(headers['traceparent'])
  const attributes = { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group }
  const span = trace
    .getTracer(group.replace(/-.*/, ''))
    .startSpan(`process ${topic}`, { kind: SpanKind.CONSUMER, attributes }, parent)
  try {
    const fault = await context.with(trace.setSpan(parent, span), handle)
    if (fault) span.setAttribute('error.type', fault.reason).setStatus({ code: SpanStatusCode.ERROR })
    return fault
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
