import { CloudEvent, type Topic } from '@semaforo/contracts'
import type { mongo } from 'mongoose'
import type { PendingEvent } from '../ports/outbox.ts'
import type { IndexKeys } from './index-keys.ts'

/** An event that waits for the log; `event` is its CloudEvent in JSON, which nobody asks the server about. */
export type PendingDocument = { id: string; topic: Topic; since: Date; event: string }

/**
 * An aggregate with all that is written with it, in one document and so in one atomic write: an erased one
 * stays as a tombstone whose state is null.
 */
export type AggregateDocument = {
  _id: string
  version: number
  state: unknown
  causes: string[]
  keys: IndexKeys
  /** Which declarations made `keys`. */
  keyed: string
  pending: PendingDocument[]
  /** Which sweep took `pending` up last. */
  claim?: { by: string; at: Date }
}

/** Gives the collection of a store as it is connected now. */
export type Aggregates = () => mongo.Collection<AggregateDocument>

export function toPendingDocument({ position, topic, event }: PendingEvent): PendingDocument {
  return { id: position, topic, since: new Date(), event: JSON.stringify(event) }
}

export function toPendingEvent({ id, topic, event }: PendingDocument): PendingEvent {
  return { position: id, topic, event: CloudEvent.parse(JSON.parse(event)) }
}
