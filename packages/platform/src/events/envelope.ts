import { randomUUID } from 'node:crypto'
import { CloudEvent, type DomainEvent } from '@semaforo/contracts'
import type { LogRecord } from '../ports/event-log.ts'

/**
 * Wraps an event in its CloudEvents envelope.
 * @throws {z.ZodError} when the envelope would be invalid, so that no unreadable event enters the log
 */
export function toCloudEvent(
  event: DomainEvent,
  origin: { service: string; subject: string; sequence: number; traceparent?: string | undefined },
): CloudEvent {
  return CloudEvent.parse({
    specversion: '1.0',
    id: randomUUID(),
    source: `/${origin.service}`,
    type: event.type,
    subject: origin.subject,
    time: new Date().toISOString(),
    sequence: origin.sequence,
    traceparent: origin.traceparent,
    datacontenttype: 'application/json',
    data: event.data,
  })
}

/**
 * An event as a record of the log, in the structured mode of CloudEvents and keyed by its aggregate.
 * @param traceparent the trace context of its publication, which its consumers continue
 */
export function toRecord(topic: string, event: CloudEvent, traceparent?: string): LogRecord {
  return {
    topic,
    key: event.subject,
    value: JSON.stringify(event),
    headers: { 'content-type': 'application/cloudevents+json', ...(traceparent && { traceparent }) },
  }
}

/** Parses the envelope in a record's value; undefined where it is not one. */
export function parseEnvelope(value: string): CloudEvent | undefined {
  try {
    return CloudEvent.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}
