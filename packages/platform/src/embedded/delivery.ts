import { pause } from '../events/pause.ts'
import { createWaker } from '../events/waker.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import type { LogTable, Progress, StoredRecord } from './log-table.ts'

/** Finds what another process published; what this one publishes wakes the delivery at once. */
const pollMs = 1_000
const redeliveryMs = 200

export type Delivery = { wake(): void; stop(): Promise<void> }

/** Hands the records of one topic to one group, one after the other, until it is stopped. */
export function deliver(
  table: LogTable,
  progress: Progress,
  options: { group: string; topic: string; handle: RecordHandler; logger?: Logger | undefined },
): Delivery {
  const { group, topic, handle, logger } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const waker = createWaker(signal)
  let { position } = progress

  async function handOver({ offset, ...record }: StoredRecord) {
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
        if (records.length === 0) await waker.wait(pollMs)
        for (const record of records) {
          if (signal.aborted) break
          await handOver(record)
        }
      } catch (error) {
        if (!signal.aborted) logger?.warn({ err: error, group, topic, position }, 'a record comes again')
        await pause(redeliveryMs, signal)
      }
    }
    await table.end(group, topic)
  }

  const running = run()
  return {
    wake: waker.wake,
    stop() {
      stopping.abort()
      return running
    },
  }
}
