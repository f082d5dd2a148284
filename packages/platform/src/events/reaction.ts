import type { CloudEvent, EventType, Schema } from '@semaforo/contracts'
import type { z } from 'zod'

/**
 * A service's handler for one kind of event. It makes ONE write, an `update` with `{ idempotencyKey: event.id
 * }`: an event may be delivered again, and only a single write stores its effect and its idempotency key
 * atomically. A reaction that needs two writes becomes two groups, or a further event published by the first
 * write.
 */
export type Reaction<Data> = (event: CloudEvent<Data>, context: { signal: AbortSignal }) => Promise<void>

/** A reaction bound to the kind of event it reads. */
export type Subscriber = {
  kind: EventType
  /** Validates the event's data; returns the bound reaction, or what is invalid. */
  bind(event: CloudEvent): { react(context: { signal: AbortSignal }): Promise<void> } | { fault: string }
}

/**
 * Binds a reaction to a kind of event. Fields added by a newer minor version are dropped before `react`
 * receives them.
 */
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
