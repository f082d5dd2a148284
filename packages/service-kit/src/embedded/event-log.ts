import type { Log } from '../log.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { Database } from './database.ts'
import { type Delivery, deliver } from './delivery.ts'
import { createLogTable } from './log-table.ts'

export type SqliteEventLog = EventLog & {
  /** Stops every subscription that is left. */
  stop(): Promise<void>
}

/** The log of events in one SQLite file, with one position per group and topic. */
export function createEventLog(database: Database, logger?: Log): SqliteEventLog {
  const table = createLogTable(database)
  const deliveries = new Set<Delivery>()

  async function stop(stopped: readonly Delivery[]) {
    await Promise.all(stopped.map((delivery) => delivery.stop()))
    for (const delivery of stopped) deliveries.delete(delivery)
  }

  return {
    async publish(records) {
      await table.append(records)
      for (const delivery of deliveries) delivery.wake()
    },
    async subscribe({ group, topics, handle }) {
      const begun = await Promise.all(
        topics.map(async (topic) => ({ topic, progress: await table.begin(group, topic) })),
      )
      const started = begun.map(({ topic, progress }) =>
        deliver(table, progress, { group, topic, handle, logger }),
      )
      for (const delivery of started) deliveries.add(delivery)
      return { stop: () => stop(started) }
    },
    stop: () => stop([...deliveries]),
  }
}
