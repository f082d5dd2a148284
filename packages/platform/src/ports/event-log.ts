/** A record as it is published. Order is kept among the records of one key. */
export type LogRecord = { topic: string; key: string; value: string; headers: Record<string, string> }

/** A record where it stands: `position` names it within its topic. */
export type PositionedRecord = LogRecord & { position: string }

/**
 * A record as it is delivered. `starts` counts how often a
 * subscription of the group began with this record waiting: it grows past 1 only when a process ended
 * while the record was in its hands.
 */
export type DeliveredRecord = PositionedRecord & { starts: number }

export type RecordHandler = (
  record: DeliveredRecord,
  delivery: {
    /** Tells the log that long work is still alive. */
    heartbeat(): Promise<void>
    /** Aborted when the subscription stops: a handler that waits gives up. */
    signal: AbortSignal
  },
) => Promise<void>

export type Subscription = {
  /** Finishes the record in hand, stores how far it came, and ends. */
  stop(): Promise<void>
}

/**
 * The log of events. Delivery is at least once and in order per key; a group sees each topic from its
 * first record on. A handler that rejects gets the same record again.
 */
export interface EventLog {
  /** Resolves when the records are durable. */
  publish(records: readonly LogRecord[]): Promise<void>
  subscribe(options: {
    group: string
    topics: readonly string[]
    handle: RecordHandler
  }): Promise<Subscription>
}

/** Reads a topic without a group: it moves nobody's place. */
export interface LogReader {
  /** Shows every record that the topic holds at the time of the call, in order per key. */
  read(topic: string, visit: (record: PositionedRecord) => void): Promise<void>
}
