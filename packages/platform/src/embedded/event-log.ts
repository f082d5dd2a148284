import type { ConnectedLog } from '../parts.ts'
import { GroupInUse } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import { openDatabase } from './database.ts'
import { createLogPruning } from './log-retention.ts'
import { createLogTable, logSchema } from './log-table.ts'
import { readinessOf } from './readiness.ts'
import { startTopicConsumer, type TopicConsumer } from './topic-consumer.ts'

/** How often to look for records of other processes; a publish of this process tells its consumers at once. */
const pollMs = 1_000

/** The event log in one SQLite file, with one offset per group and topic. */
export function openSqliteLog(dataDir: string, logger?: Logger): ConnectedLog {
  const database = openDatabase(dataDir, 'events', 'FULL', logSchema)
  const table = createLogTable(database)
  const prune = createLogPruning(database, logger)
  const consumers = new Set<TopicConsumer>()
  const notify = () => {
    for (const consumer of consumers) consumer.notify()
  }
  const polling = setInterval(() => {
    if (database.changedElsewhere()) notify()
  }, pollMs)

  return {
    async publish(records) {
      await table.append(records)
      notify()
    },
    async subscribe({ group, topics, handle }) {
      const assigned = await Promise.all(
        topics.map(async (topic) => ({ topic, progress: await table.begin(group, topic) })),
      )
      const started = assigned.map(({ topic, progress }) =>
        startTopicConsumer(table, progress, { group, topic, handle, logger }),
      )
      for (const consumer of started) consumers.add(consumer)
      return {
        async stop() {
          await Promise.all(started.map((consumer) => consumer.stop()))
          for (const consumer of started) consumers.delete(consumer)
        },
      }
    },
    async forget(group) {
      if ([...consumers].some((consumer) => consumer.group === group)) throw new GroupInUse(group)
      await table.forget(group)
    },
    read: async (topic, visit) => table.visit(topic, visit),
    async prune(retention, now) {
      for (const { group, topic } of consumers) await table.saw(group, topic, now)
      await prune(retention, now)
    },
    ready: async () => readinessOf([database]),
    async close() {
      clearInterval(polling)
      await database.close()
    },
  }
}
