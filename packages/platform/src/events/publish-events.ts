import { ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import type { EventLog } from '../ports/event-log.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { continuing, traceHeaders } from '../tracing/propagation.ts'
import { toRecord } from './envelope.ts'

/** Publishes events. Each is a span of the trace that it was written in, and its consumers continue that. */
export async function publishEvents(log: EventLog, events: readonly PendingEvent[]): Promise<void> {
  const published = events.map((pending) => ({ ...pending, span: publishSpan(pending) }))
  await log.publish(
    published.map(({ topic, event, span }) =>
      toRecord(topic, event, traceHeaders(trace.setSpan(ROOT_CONTEXT, span)).traceparent),
    ),
  )
  // An attempt that failed leaves no spans: it is made again, and the trace shows how long that took.
  for (const { span } of published) span.end()
}

function publishSpan({ topic, event }: PendingEvent): Span {
  const attributes = { 'messaging.destination.name': topic, 'cloudevents.event_type': event.type }
  return trace
    .getTracer(event.source.slice(1))
    .startSpan(`publish ${topic}`, { kind: SpanKind.PRODUCER, attributes }, continuing(event.traceparent))
}
