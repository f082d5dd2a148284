import { createNotifier } from '../events/notifier.ts'
import { pause } from '../events/pause.ts'
import { observeLag } from '../metrics.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import type { LogTable, Progress, StoredRecord } from './log-table.ts'

const redeliveryMs = 200

export type TopicConsumer = {
  group: string
  topic: string
  /** Tells that the log has records that it did not have. */
  notify(): void
  stop(): Promise<void>
}

/** Delivers the records of one topic to one group, one at a time, until it is stopped. */
export function startTopicConsumer(
  table: LogTable,
  progress: Progress,
  options: { group: string; topic: string; handle: RecordHandler; logger?: Logger | undefined },
): TopicConsumer {
  const { group, topic, handle, logger } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const notifier = createNotifier(signal)
  let { position } = progress
  const labels = { group, topic, partition: '0' }
  const stopObserving = observeLag(() => [{ labels, value: table.count(topic, position) }])

  async function deliver({ offset, ...record }: StoredRecord) {
    const starts = offset === progress.waiting ? progress.starts : 1
    const delivered = { ...record, position: String(offset), starts }
    await handle(delivered, { heartbeat: async () => {}, signal })
    await table.advance(group, topic, offset)
    position = offset
  }

  async function run() {
    while (!signal.aborted) {
      try {
        const records = table.after(topic, position)
        if (records.length === 0) await notifier.wait()
        for (const record of records) {
          if (signal.aborted) break
          await deliver(record)
        }
      } catch (error) {
        if (!signal.aborted) logger?.warn({ err: error, group, topic, position }, 'record redelivered')
        await pause(redeliveryMs, signal)
      }
    }
    stopObserving()
    await table.end(group, topic)
  }

  const running = run()
  return {
    group,
    topic,
    notify: notifier.notify,
    stop() {
      stopping.abort()
      return running
    },
  }
}
