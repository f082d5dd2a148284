import * as z from 'zod/mini'
import type { Schema } from '../call.ts'
import type { Topic } from '../services.ts'

export type { Topic }

/**
 * A CloudEvents 1.0 envelope in JSON. `subject` is the aggregate's id and the key of the event; `sequence` is
 * the aggregate's version, which grows by one with each write; `traceparent` is the trace context of the write,
 * if any (the extension for distributed tracing).
 */
export const CloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string().check(z.minLength(1)),
  source: z.string().check(z.minLength(1)),
  type: z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+\.v\d+$/)),
  subject: z.string().check(z.minLength(1)),
  time: z.iso.datetime(),
  sequence: z.int().check(z.positive()),
  datacontenttype: z.literal('application/json'),
  traceparent: z.optional(z.string()),
  data: z.unknown(),
})
export type CloudEvent<Data = unknown> = Omit<z.infer<typeof CloudEvent>, 'data'> & { data: Data }

/** A kind of event: its topic and the schema of its `data`. */
export type EventType<Data extends Schema = Schema> = { topic: Topic; type: string; data: Data }

/** An event as a domain function returns it, before the store wraps it in its envelope. */
export type DomainEvent = { topic: Topic; type: string; data: unknown }

/** Declares a kind of event, preserving the exact type of its data. */
export function eventType<Data extends Schema>(definition: EventType<Data>): EventType<Data> {
  return definition
}

/** Creates an event of a declared kind, its data type-checked. */
export function event<Data extends Schema>(kind: EventType<Data>, data: z.infer<Data>): DomainEvent {
  return { topic: kind.topic, type: kind.type, data }
}
