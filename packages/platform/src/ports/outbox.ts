import type { CloudEvent, Topic } from '@semaforo/contracts'

/** An event that is stored with its aggregate and not yet published. `position` identifies it in its outbox. */
export type PendingEvent = { position: string; topic: Topic; event: CloudEvent }

/** The unpublished events of a store's writes, in order per aggregate. */
export interface Outbox {
  /** For metrics. */
  name: string
  /** How many events wait, as far as this process knows. */
  size(): number
  pending(limit: number): Promise<PendingEvent[]>
  remove(events: readonly PendingEvent[]): Promise<void>
  /** Calls `listener` after each write with events; returns a function that stops listening. */
  onAppend(listener: () => void): () => void
  /** How often to look for events of other processes, in milliseconds; absent where no other process writes. */
  pollMs?: number
}
