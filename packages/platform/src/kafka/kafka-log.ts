import { type LogEntry, logLevel } from 'kafkajs'
import type { Logger } from '../ports/logger.ts'

/**
 * Routes the client library's log into ours, for whoever looks for a fault: it calls an error what it tries
 * again by itself, many times a second. What comes of it is in our own lines; what ends a client that is over
 * is no news.
 */
export function kafkaLogTo(log: Logger | undefined, isOver: () => boolean) {
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
      if (level === logLevel.ERROR || level === logLevel.WARN) log?.debug(line, message)
      else log?.trace(line, message)
    }
}
