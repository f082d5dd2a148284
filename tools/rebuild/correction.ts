import type { EventType, Schema } from '@semaforo/contracts'
import type { AggregateEntry, StoreName } from '@semaforo/platform/archive'
import type { z } from 'zod'

/**
 * An event that makes one entry of a read model what its source says. `mark` is a fingerprint of the difference. One
 * found unchanged by two comparisons in a row is a real difference, not an event in flight.
 */
export type Correction = {
  id: string
  mark: string
  kind: EventType
  subject: string
  /** The version of the source, by which the reader tells old from new. */
  sequence: number
  data: unknown
}

/** Creates a correction, its data type-checked. */
export function correction<Data extends Schema>(
  kind: EventType<Data>,
  { data, ...of }: Omit<Correction, 'kind' | 'data'> & { data: z.infer<Data> },
): Correction {
  return { ...of, kind, data }
}

export type ReadStore = (of: StoreName) => AsyncIterable<AggregateEntry>

/** A read model, and the group whose consumer writes it. */
export type ReadModel = {
  service: string
  model: string
  group: string
  /**
   * What differs between the sources and the model. Corrections of a stage wait until those of the stages before are done.
   * @param generation grows with each rebuild
   */
  corrections(read: ReadStore, generation: number): Promise<readonly (readonly Correction[])[]>
}

/** The aggregates of a store that are not erased, by id. */
export async function statesOf<State>(
  read: ReadStore,
  of: StoreName,
): Promise<Map<string, { version: number; state: State }>> {
  const states = new Map<string, { version: number; state: State }>()
  for await (const { id, version, state } of read(of)) {
    if (state !== null) states.set(id, { version, state: state as State })
  }
  return states
}
