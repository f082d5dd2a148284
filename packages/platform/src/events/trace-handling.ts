import type { DeliveredRecord } from '../ports/event-log.ts'
import { tracing } from '../tracing/span.ts'
import type { Fault } from './dead-letter.ts'

/**
 * Handles a record inside a span that is a child of its publication, all attempts in one.
 * @param handle resolves with what was wrong with it, if anything
 */
export async function traceHandling(
  { topic, headers }: DeliveredRecord,
  group: string,
  handle: () => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  const start = tracing()
  if (!start) return handle()
  const span = start({
    service: group.replace(/-.*/, ''),
    name: `process ${topic}`,
    kind: 'consumer',
    parent: headers['traceparent'],
    attributes: { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group },
  })
  try {
    const fault = await span.run(handle)
    span.end(fault && { attributes: { 'error.type': fault.reason }, failed: true })
    return fault
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}
