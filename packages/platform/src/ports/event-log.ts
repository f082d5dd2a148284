/** A record as it is published. Records with the same key keep their order. */
export type LogRecord = { topic: string; key: string; value: string; headers: Record<string, string> }

/** A record read from the log; `position` identifies it within its topic. */
export type PositionedRecord = LogRecord & { position: string }

/**
 * A record as it is delivered. `starts` counts how often a subscription of the group began with this record
 * unhandled: it exceeds 1 only when a process ended while it handled the record.
 */
export type DeliveredRecord = PositionedRecord & { starts: number }

export type RecordHandler = (
  record: DeliveredRecord,
  delivery: {
    /** Keeps the group membership alive during long work. */
    heartbeat(): Promise<void>
    /** Aborted when the subscription stops: a waiting handler should reject. */
    signal: AbortSignal
  },
) => Promise<void>

export type Subscription = {
  /** Finishes the current record, stores the offset, and ends. */
  stop(): Promise<void>
}

/**
 * The event log. Delivery is at least once and in order per key; a group reads each topic from its first
 * record. A record whose handler rejects is delivered again.
 */
export interface EventLog {
  /** Resolves when the records are durable. */
  publish(records: readonly LogRecord[]): Promise<void>
  subscribe(options: {
    group: string
    topics: readonly string[]
    handle: RecordHandler
  }): Promise<Subscription>
  /**
   * Removes the offsets of a group: its next subscription reads each topic from its first record.
   * @throws {GroupInUse} while a subscription of the group reads
   */
  forget(group: string): Promise<void>
}

/** A group whose offsets cannot be removed, since a subscription of it reads. */
export class GroupInUse extends Error {
  constructor(group: string) {
    super(`el grupo ${group} está leyendo: detén su servicio`)
    this.name = 'GroupInUse'
  }
}

/** Reads a topic without a consumer group: no offset changes. */
export interface LogReader {
  /** Calls `visit` with every record that the topic holds at the time of the call, in order per key. */
  read(topic: string, visit: (record: PositionedRecord) => void): Promise<void>
}
