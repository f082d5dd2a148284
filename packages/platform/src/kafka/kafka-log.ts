import { type LogEntry, logLevel } from 'kafkajs'
import type { Logger } from '../ports/logger.ts'

/**
 * Routes the client library's log into ours at debug level: it logs as errors what it retries by itself, many
 * times a second. Failures that matter are logged by our own code; errors of a destroyed client are dropped.
 */
export function kafkaLogTo(log: Logger | undefined, isDestroyed: () => boolean) {
  return () =>
    ({ namespace, level, log: { message, ...rest } }: LogEntry) => {
      if (isDestroyed()) return
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
