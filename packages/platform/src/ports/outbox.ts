import type { CloudEvent, Topic } from '@semaforo/contracts'

/** An event that is stored with its aggregate and not yet in the log. `position` names it in its outbox. */
export type PendingEvent = { position: string; topic: Topic; event: CloudEvent }

/** The events that a store's writes left behind, in order per aggregate. */
export interface Outbox {
  pending(limit: number): Promise<PendingEvent[]>
  remove(events: readonly PendingEvent[]): Promise<void>
  /** Calls `wake` after each write that left events; returns how to stop listening. */
  onAppend(wake: () => void): () => void
}
