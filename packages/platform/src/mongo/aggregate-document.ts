import { CloudEvent, type Topic } from '@semaforo/contracts'
import type { PendingEvent } from '../ports/outbox.ts'
import type { IndexKeys } from './index-keys.ts'

/** An unpublished event; `event` is its CloudEvent as JSON text, which no query reads. */
export type PendingDocument = { id: string; topic: Topic; since: Date; event: string }

/**
 * The document of an aggregate, written atomically. An erased aggregate remains as a tombstone whose state is
 * null until it is pruned.
 */
export type AggregateDocument = {
  _id: string
  version: number
  state: unknown
  causes: string[]
  keys: IndexKeys
  /** Fingerprint of the index declarations that `keys` were computed from. */
  keyed: string
  pending: PendingDocument[]
  /** When it was erased. */
  erasedAt?: Date
  /** The last sweep that claimed `pending`, and when. */
  claim?: { by: string; at: Date }
}

export function toPendingDocument({ position, topic, event }: PendingEvent): PendingDocument {
  return { id: position, topic, since: new Date(), event: JSON.stringify(event) }
}

export function toPendingEvent({ id, topic, event }: PendingDocument): PendingEvent {
  return { position: id, topic, event: CloudEvent.parse(JSON.parse(event)) }
}
