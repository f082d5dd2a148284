import type { EventLog } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import type { Outbox } from '../ports/outbox.ts'
import { backoffMs } from './backoff.ts'
import { pause } from './pause.ts'
import { publishEvents } from './publish-events.ts'
import { createWaker } from './waker.ts'

const batchSize = 100
/** Finds what another process left behind; the own writes wake the relay at once. */
const pollMs = 1_000
const backoff = { firstMs: 100, maxMs: 10_000 }

export type Relay = {
  /** Finishes the batch in hand; what is left waits in the outbox for the next start. */
  stop(): Promise<void>
}

/**
 * Carries the events of an outbox to the log, at least once and in order per key: a batch leaves the outbox
 * only when the log has it, and no batch overtakes one that the log refused.
 */
export function startRelay(outbox: Outbox, eventLog: EventLog, logger?: Logger): Relay {
  const stopping = new AbortController()
  const waker = createWaker(stopping.signal)
  const stopListening = outbox.onAppend(waker.wake)

  async function relayBatch(): Promise<number> {
    const batch = await outbox.pending(batchSize)
    if (batch.length === 0) return 0
    await publishEvents(eventLog, batch)
    await outbox.remove(batch)
    return batch.length
  }

  async function run() {
    let failures = 0
    while (!stopping.signal.aborted) {
      try {
        const relayed = await relayBatch()
        failures = 0
        if (relayed < batchSize) await waker.wait(pollMs)
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
    },
  }
}
