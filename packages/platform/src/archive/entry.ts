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

/** A record of the log; `at` grows within its topic. */
export type RecordEntry = {
  kind: 'record'
  topic: string
  at: number
  key: string
  value: string
  headers: Record<string, string>
}

/** How far a consumer group is in a topic: the `at` of the last record that it handled. */
export type GroupEntry = { kind: 'group'; group: string; topic: string; handled: number }

/** One thing of a site that lasts. */
export type Entry = AggregateEntry | OutboxEntry | RecordEntry | GroupEntry

/** The section that an entry is counted in. */
export function sectionOf(entry: Entry): string {
  switch (entry.kind) {
    case 'aggregate':
      return `${entry.service}.${entry.store}`
    case 'pending':
      return `${entry.service} outbox`
    case 'group':
      return 'groups'
    case 'record':
      return `log ${entry.topic}`
  }
}
