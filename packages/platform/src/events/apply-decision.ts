import type { CloudEvent, Topic } from '@semaforo/contracts'
import type { Decide } from '../ports/aggregate-store.ts'
import { toCloudEvent } from './envelope.ts'

/** How many idempotency keys an aggregate remembers: far more than the records a log redelivers after a crash. */
const rememberedKeys = 200

/**
 * An aggregate as a store keeps it; `causes` are its idempotency keys. An erased one is a tombstone: its state
 * is null.
 */
export type Stored<State> = { version: number; state: State | null; causes: readonly string[] }

/** The result of one atomic write: the aggregate, and the events to publish. */
export type Written<State> = Stored<State> & { events: readonly { topic: Topic; event: CloudEvent }[] }

/** The outcome of a decision for one aggregate. `next` is undefined where nothing has to be written. */
export type Applied<State, Result> = { result: Result | undefined; next: Written<State> | undefined }

/** Applies a decision to an aggregate, the same way for every store. A known idempotency key skips the decision. */
export function applyDecision<State, Result>(
  aggregate: { service: string; id: string; traceparent?: string | undefined },
  stored: Stored<State>,
  decide: Decide<State, Result>,
  idempotencyKey: string | undefined,
): Applied<State, Result> {
  if (idempotencyKey !== undefined && stored.causes.includes(idempotencyKey))
    return { result: undefined, next: undefined }
  const [state, events, result] = decide(stored.state ?? undefined)
  if (state === stored.state && events.length === 0) return { result, next: undefined }
  const version = stored.version + 1
  const { service, id: subject, traceparent } = aggregate
  const origin = { service, subject, sequence: version, traceparent }
  const next = {
    version,
    state,
    causes:
      idempotencyKey === undefined
        ? stored.causes
        : [...stored.causes, idempotencyKey].slice(-rememberedKeys),
    events: events.map((event) => ({ topic: event.topic, event: toCloudEvent(event, origin) })),
  }
  return { result, next }
}
