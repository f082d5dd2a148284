import { event, eventType, type Topic } from '@semaforo/contracts'
import { unique } from '@semaforo/testing/unique'
import { z } from 'zod'

/** A kind of event on a topic of its own. */
export function aKind(type = 'counter.changed.v1', topic = unique('test.counter')) {
  return eventType({ topic: topic as Topic, type, data: z.object({ n: z.number() }) })
}

export type CounterKind = ReturnType<typeof aKind>

export type Counter = { n: number }

/** Adds one, and tells it where a kind is given. */
export function increment(kind?: CounterKind) {
  return (state: Counter | undefined) => {
    const next = { n: (state?.n ?? 0) + 1 }
    return [next, kind ? [event(kind, next)] : []] as const
  }
}
