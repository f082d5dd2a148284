import type { ConnectedLog } from '../parts.ts'
import type { Logger } from '../ports/logger.ts'
import { answering } from './answering.ts'
import { openDatabase } from './database.ts'
import { type Delivery, deliver } from './delivery.ts'
import { createLogTable, logSchema } from './log-table.ts'

/** The log of events in one SQLite file, with one position per group and topic. */
export function openSqliteLog(dataDir: string, logger?: Logger): ConnectedLog {
  const database = openDatabase(dataDir, 'events', 'FULL', logSchema)
  const table = createLogTable(database)
  const deliveries = new Set<Delivery>()

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
      return {
        async stop() {
          await Promise.all(started.map((delivery) => delivery.stop()))
          for (const delivery of started) deliveries.delete(delivery)
        },
      }
    },
    read: async (topic, visit) => table.visit(topic, visit),
    ready: async () => answering([database]),
    close: database.close,
  }
}
