import { observeOutboxAge, observeOutboxSize } from '../metrics.ts'
import type { EventLog } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import type { Outbox } from '../ports/outbox.ts'
import { backoffMs } from './backoff.ts'
import { createNotifier } from './notifier.ts'
import { pause } from './pause.ts'
import { publishEvents } from './publish-events.ts'

const batchSize = 100
const backoff = { firstMs: 100, maxMs: 10_000 }

export type Relay = {
  /** Finishes the current batch; remaining events stay in the outbox for the next start. */
  stop(): Promise<void>
}

/**
 * Publishes the events of an outbox to the log, at least once and in order per key: a batch is removed from the
 * outbox only after the log acknowledged it, and a failed batch is retried before any later one.
 */
export function startRelay(outbox: Outbox, eventLog: EventLog, logger?: Logger): Relay {
  const stopping = new AbortController()
  const notifier = createNotifier(stopping.signal)
  const stopListening = outbox.onAppend(notifier.notify)

  let oldestAt: number | undefined
  const labels = { outbox: outbox.name }
  const stopObserving = [
    observeOutboxSize(() => [{ labels, value: outbox.size() }]),
    observeOutboxAge(() => [{ labels, value: oldestAt ? Math.max(0, Date.now() - oldestAt) / 1_000 : 0 }]),
  ]

  async function relayBatch(): Promise<number> {
    const batch = await outbox.pending(batchSize)
    if (!batch[0]) return 0
    oldestAt = Date.parse(batch[0].event.time)
    await publishEvents(eventLog, batch)
    await outbox.remove(batch)
    oldestAt = undefined
    return batch.length
  }

  async function run() {
    let failures = 0
    while (!stopping.signal.aborted) {
      try {
        const relayed = await relayBatch()
        failures = 0
        if (relayed < batchSize) await notifier.wait(outbox.pollMs)
      } catch (error) {
        failures += 1
        logger?.warn({ err: error, failures }, 'the events of an outbox did not reach the log')
        await pause(backoffMs(failures, backoff), stopping.signal)
      }
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      stopListening()
      for (const stop of stopObserving) stop()
    },
  }
}
