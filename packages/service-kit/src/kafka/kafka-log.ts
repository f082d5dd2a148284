import { type LogEntry, logLevel } from 'kafkajs'
import type { Log } from '../log.ts'

/**
 * Routes the client library's log into ours, one level below: it calls an error what it tries again by itself.
 * What is left after that reaches our own lines; what ends a client that is over is no news.
 */
export function kafkaLogTo(log: Log | undefined, isOver: () => boolean) {
  return () =>
    ({ namespace, level, log: { message, ...rest } }: LogEntry) => {
      if (isOver()) return
      const { groupId, broker, error } = rest as Record<string, unknown>
      const line = {
        kafka: namespace,
        groupId,
        broker,
        reason: error instanceof Error ? error.message : error,
      }
      if (level === logLevel.ERROR) log?.warn(line, message)
      else if (level === logLevel.WARN) log?.info(line, message)
      else log?.debug(line, message)
    }
}
