import { ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import type { EventLog } from '../ports/event-log.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { traceContextOf, traceHeaders } from '../tracing/propagation.ts'
import { toRecord } from './envelope.ts'

/** Publishes events, each as a span of the trace that it was written in; its consumers continue that trace. */
export async function publishEvents(log: EventLog, events: readonly PendingEvent[]): Promise<void> {
  const published = events.map((pending) => ({ ...pending, span: publishSpan(pending) }))
  await log.publish(
    published.map(({ topic, event, span }) =>
      toRecord(topic, event, traceHeaders(trace.setSpan(ROOT_CONTEXT, span)).traceparent),
    ),
  )
  // A failed attempt ends no spans: it is retried, and the trace shows how long that took.
  for (const { span } of published) span.end()
}

function publishSpan({ topic, event }: PendingEvent): Span {
  const attributes = { 'messaging.destination.name': topic, 'cloudevents.event_type': event.type }
  return trace
    .getTracer(event.source.slice(1))
    .startSpan(`publish ${topic}`, { kind: SpanKind.PRODUCER, attributes }, traceContextOf(event.traceparent))
}
