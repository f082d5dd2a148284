import type { CloudEvent } from '@semaforo/contracts'

/** A store, as its service declares it. */
export type StoreName = { service: string; store: string }

/** An aggregate as its store keeps it, erased ones (state null) included; `causes` are its idempotency keys. */
export type AggregateEntry = StoreName & {
  kind: 'aggregate'
  id: string
  version: number
  state: unknown
  causes: readonly string[]
  /** When it was erased, in milliseconds; an earlier release did not say. */
  erased?: number
}

/** An event of a service that is not published yet, in the order of publication. */
export type OutboxEntry = { kind: 'pending'; service: string; topic: string; event: CloudEvent }

/**
 * A record of the log. `at` grows within its topic and `lane`: a partition of Kafka, 0 on the embedded platform. All
 * records of a key are in one lane.
 */
export type RecordEntry = {
  kind: 'record'
  topic: string
  lane: number
  at: number
  key: string
  value: string
  headers: Record<string, string>
}

/** How far a consumer group is in a topic: the `at` of the last record that it handled, by lane. */
export type GroupEntry = { kind: 'group'; group: string; topic: string; handled: Record<number, number> }

/** One thing of a site that lasts, in the form that every platform reads and writes. */
export type Entry = AggregateEntry | OutboxEntry | RecordEntry | GroupEntry

/**
 * What a platform held when it was opened. Everything is from one moment on the embedded platform; see
 * docs/decisions/0058-moving-a-site.md for servers.
 */
export type Snapshot = {
  /** A fingerprint of the site, which only its own copies share; empty where the site never ran. */
  site: string
  /** All entries: aggregates first, then pending events, groups, and records topic by topic. */
  entries(): AsyncIterable<Entry>
  /** The aggregates of one store; none where it does not exist. */
  aggregates(of: StoreName): AsyncIterable<AggregateEntry>
  close(): Promise<void>
}

/** What is copied: of which site, and what tells this moment of it from any other. */
export type Copy = { site: string; id: string }

/** An empty platform that a site is copied to. Nothing of it counts before `finish`. */
export type Target = {
  /** Whether this very copy arrived before: then nothing more is written. */
  isWhole: boolean
  /** Takes the next entry, in the order of a snapshot. */
  write(entry: Entry): void | Promise<void>
  /** What arrived, to be compared with what was sent; ends the writing. */
  written(): Promise<Snapshot>
  /** Makes it the site's data, in one step. */
  finish(): Promise<void>
  /** Releases what it holds; before `finish` the target remains as a repeat of the same copy expects it. */
  close(): Promise<void>
}
