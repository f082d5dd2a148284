import { event, eventType, type Topic } from '@semaforo/contracts'
import { unique } from '@semaforo/testing/unique'
import { z } from 'zod'

/** A kind of event on a new topic. */
export function newEventKind(type = 'counter.changed.v1', topic = unique('test.counter')) {
  return eventType({ topic: topic as Topic, type, data: z.object({ n: z.number() }) })
}

export type CounterKind = ReturnType<typeof newEventKind>

export type Counter = { n: number }

/** A decision that adds one, with an event where a kind is given. */
export function increment(kind?: CounterKind) {
  return (state: Counter | undefined) => {
    const next = { n: (state?.n ?? 0) + 1 }
    return [next, kind ? [event(kind, next)] : []] as const
  }
}
