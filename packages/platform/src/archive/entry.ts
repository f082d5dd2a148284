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
}

/** An event of a service that is not published yet, in the order of publication. */
export type OutboxEntry = { kind: 'pending'; service: string; topic: string; event: CloudEvent }

/** A record of the log; `number` counts from 1 within its topic, and grows with each record of the same key. */
export type RecordEntry = {
  kind: 'record'
  topic: string
  number: number
  key: string
  value: string
  headers: Record<string, string>
}

/** A consumer group's progress in a topic: it handled the records up to the number `handled`. */
export type GroupEntry = { kind: 'group'; group: string; topic: string; handled: number }

/** One thing of a site that lasts, in the form that every platform reads and writes. */
export type Entry = AggregateEntry | OutboxEntry | RecordEntry | GroupEntry

/**
 * What a platform held when it was opened. Everything is from one moment on the embedded platform; see
 * docs/decisions/0058-moving-a-site.md for servers.
 */
export type Snapshot = {
  /** A fingerprint of the site, which only its own copies share; empty where the site never ran. */
  site: string
  /** All entries: aggregates first, then pending events, records by topic and number, and groups. */
  entries(): AsyncIterable<Entry>
  close(): Promise<void>
}

/** An empty platform that a site is copied to. Nothing of it counts before `finish`. */
export type Target = {
  /** Takes the next entry, in the order of a snapshot. */
  write(entry: Entry): void | Promise<void>
  /** What arrived, to be compared with what was sent; ends the writing. */
  written(): Promise<Snapshot>
  /** Makes it the site's data, in one step. */
  finish(): Promise<void>
  /** Releases what it holds; before `finish` the target remains as a repeat of the same copy expects it. */
  close(): Promise<void>
}
