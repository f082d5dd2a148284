import type { DeliveredRecord } from '../ports/event-log.ts'
import type { Fault } from './dead-letter.ts'
import { parseEnvelope } from './envelope.ts'
import type { Subscriber } from './reaction.ts'

type Route = { react(context: { signal: AbortSignal }): Promise<void> } | { fault: Fault } | 'ignored'

/** `catalog.changed.v1` without its version. */
const nameOf = (type: string) => type.replace(/\.v\d+$/, '')

/** Maps a record to the reaction of a group's subscribers; a pure function. */
export function routeTo(subscribers: readonly Subscriber[]): (record: DeliveredRecord) => Route {
  const byType = new Map(subscribers.map((subscriber) => [subscriber.kind.type, subscriber]))
  const names = new Set([...byType.keys()].map(nameOf))
  return (record) => {
    const event = parseEnvelope(record.value)
    if (!event) return fault('unreadable', 'the value is not a CloudEvent in JSON')
    const subscriber = byType.get(event.type)
    if (!subscriber) return names.has(nameOf(event.type)) ? fault('unknown-version', event.type) : 'ignored'
    const bound = subscriber.bind(event)
    return 'fault' in bound ? fault('invalid-data', bound.fault) : bound
  }
}

function fault(reason: Fault['reason'], detail: string): { fault: Fault } {
  return { fault: { reason, detail, attempts: 0 } }
}
