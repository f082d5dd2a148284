import type { CloudEvent, EventType, Schema } from '@semaforo/contracts'
import type { z } from 'zod'

/**
 * What a service does when an event reaches it. It makes ONE write, an `update` with `{ idempotencyKey: event.id }`:
 * an event may come again, and only then is its effect and the memory of it one atomic write. What needs two
 * writes is two groups, or an event of the first write.
 */
export type Reaction<Data> = (event: CloudEvent<Data>, context: { signal: AbortSignal }) => Promise<void>

/** A reaction bound to the kind of event it reads. */
export type Subscriber = {
  kind: EventType
  /** Checks the event's data: how to react to it, or what is wrong with it. */
  bind(event: CloudEvent): { react(context: { signal: AbortSignal }): Promise<void> } | { fault: string }
}

/** Reacts to a kind of event. Fields that a newer minor shape adds are dropped before `react` sees them. */
export function on<Data extends Schema>(kind: EventType<Data>, react: Reaction<z.infer<Data>>): Subscriber {
  return {
    kind,
    bind(event) {
      const data = kind.data.safeParse(event.data)
      if (data.success) return { react: (context) => react({ ...event, data: data.data }, context) }
      return { fault: data.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ') }
    },
  }
}
