import type { DeliveredRecord, EventLog, RecordHandler, Subscription } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import { type Backoff, backoffMs } from './backoff.ts'
import { deadLetter, type Fault } from './dead-letter.ts'
import { pause } from './pause.ts'
import type { Subscriber } from './reaction.ts'
import { isFor } from './replay.ts'
import { routeTo } from './routing.ts'
import { traceHandling } from './trace-handling.ts'

/** How often a reaction is tried before its event becomes a dead letter, and the waits in between. */
export type Retries = { attempts: number } & Backoff

const defaultRetries: Retries = { attempts: 5, firstMs: 200, maxMs: 10_000 }
/** A process may be ended for other reasons while it holds a record; so often in a row, it is the record. */
const maxStarts = 5
const heartbeatMs = 1_000

export type ConsumeOptions = {
  /** Who reads, `{service}-{purpose}`: each group sees every event once in effect. */
  group: string
  on: readonly Subscriber[]
  retries?: Retries
  logger?: Logger
}

/**
 * Lets a group react to events, in order per key. A reaction that rejects is tried again in place, with
 * growing waits; an event that cannot be handled, and one that ends the process again and again, goes to
 * `{topic}.dead-letters` so that it does not stop the group for ever. Other kinds of events are passed over,
 * an unknown version of a known kind is a dead letter.
 */
export function consume(eventLog: EventLog, options: ConsumeOptions): Promise<Subscription> {
  const { group, logger, retries = defaultRetries } = options
  const route = routeTo(options.on)

  async function handle(record: DeliveredRecord, signal: AbortSignal): Promise<Fault | undefined> {
    if (!isFor(group, record)) return undefined
    if (record.starts > maxStarts) {
      return { reason: 'process-crashed', detail: `in ${maxStarts} starts in a row`, attempts: 0 }
    }
    const found = route(record)
    if (found === 'not-ours') return undefined
    if ('fault' in found) return found.fault
    return traceHandling(record, group, () => attempt(found.react, record, signal))
  }

  async function attempt(
    react: (context: { signal: AbortSignal }) => Promise<void>,
    record: DeliveredRecord,
    signal: AbortSignal,
  ): Promise<Fault | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await react({ signal })
        return undefined
      } catch (error) {
        // A stop is no fault of the event: the group gets it again at its next start.
        if (signal.aborted) throw error
        if (attempt >= retries.attempts) {
          return { reason: 'handler-failed', detail: String(error), attempts: attempt }
        }
        logger?.warn({ err: error, group, topic: record.topic, position: record.position, attempt }, 'retry')
        await pause(backoffMs(attempt, retries), signal)
        if (signal.aborted) throw error
      }
    }
  }

  const handleOrBury: RecordHandler = async (record, { heartbeat, signal }) => {
    // A log that lost us tells it when the record is finished; a missed beat alone is no reason to stop.
    const beat = setInterval(() => heartbeat().catch(() => undefined), heartbeatMs)
    try {
      const fault = await handle(record, signal)
      if (!fault) return
      await eventLog.publish([deadLetter(record, group, fault)])
      logger?.error({ group, topic: record.topic, position: record.position, ...fault }, 'dead letter')
    } finally {
      clearInterval(beat)
    }
  }

  const topics = [...new Set(options.on.map(({ kind }) => kind.topic))]
  return eventLog.subscribe({ group, topics, handle: handleOrBury })
}
