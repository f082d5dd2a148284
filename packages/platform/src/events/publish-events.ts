import type { EventLog } from '../ports/event-log.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { type Span, tracing } from '../tracing/span.ts'
import { toRecord } from './envelope.ts'

/** Publishes events. Each is a span of the trace that it was written in, and its consumers continue that. */
export async function publishEvents(log: EventLog, events: readonly PendingEvent[]): Promise<void> {
  const spans = events.map(publishSpan)
  await log.publish(events.map(({ topic, event }, at) => toRecord(topic, event, spans[at]?.traceparent)))
  // An attempt that failed leaves no spans: it is made again, and the trace shows how long that took.
  for (const span of spans) span?.end()
}

function publishSpan({ topic, event }: PendingEvent): Span | undefined {
  return tracing()?.({
    service: event.source.slice(1),
    name: `publish ${topic}`,
    kind: 'producer',
    parent: event.traceparent,
    attributes: { 'messaging.destination.name': topic, 'cloudevents.event_type': event.type },
  })
}
