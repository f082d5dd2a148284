import type { CloudEvent, Topic } from '@semaforo/contracts'
import type { Decide } from '../ports/aggregate-store.ts'
import { envelop } from './envelope.ts'

/** How many causes an aggregate remembers: far more than a log delivers again after a crash. */
const rememberedCauses = 200

/** An aggregate with what a store keeps beside its state. An erased one is a tombstone: its state is null. */
export type Stored<State> = { version: number; state: State | null; causes: readonly string[] }

/** What one atomic write leaves: the aggregate and the events that have to reach the log. */
export type Written<State> = Stored<State> & { events: readonly { topic: Topic; event: CloudEvent }[] }

/** A decision as it applies to one aggregate. `next` is undefined where nothing has to be written. */
export type Applied<State, Result> = { result: Result | undefined; next: Written<State> | undefined }

/** Runs a decision against an aggregate, the same for every store. A cause that was handled before decides nothing. */
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
        : [...stored.causes, idempotencyKey].slice(-rememberedCauses),
    events: events.map((event) => ({ topic: event.topic, event: envelop(event, origin) })),
  }
  return { result, next }
}
