import type { DomainEvent } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/service-kit'

/** What a flow decides: the new state, what happened, and what to tell whoever asked. */
export type Settled<State, Result> = readonly [
  state: State | null,
  events: readonly DomainEvent[],
  result: Result,
]

/** A pure decision of a flow. */
export type Flow<State, Result> = (state: State | undefined) => Settled<State, Result>

/**
 * Runs a flow against its aggregate and hands on what it told; undefined where the cause was handled before.
 * A store may run a decision again: the last run is the one that was written.
 */
export async function settle<State, Result>(
  store: Pick<AggregateStore<State>, 'update'>,
  id: string,
  flow: Flow<State, Result>,
  options?: { cause: string },
): Promise<Result | undefined> {
  let told: Result | undefined
  await store.update(
    id,
    (before) => {
      const [state, events, result] = flow(before)
      told = result
      return [state, events]
    },
    options,
  )
  return told
}
