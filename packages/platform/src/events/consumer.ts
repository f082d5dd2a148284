import { consumerRetries, deadLetters } from '../metrics.ts'
import type { DeliveredRecord, EventLog, RecordHandler, Subscription } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import { StoreFull } from '../ports/store-full.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'
import { type Backoff, backoffMs } from './backoff.ts'
import { deadLetter, type Fault } from './dead-letter.ts'
import { pause } from './pause.ts'
import type { Subscriber } from './reaction.ts'
import { isForGroup } from './replay.ts'
import { routeTo } from './routing.ts'
import { traceHandling } from './trace-handling.ts'

/** How often a reaction is tried before its event becomes a dead letter, and the back-off between attempts. */
export type Retries = { attempts: number } & Backoff

/** A failure that another attempt would not change: its event becomes a dead letter at once. */
export class PermanentFailure extends Error {}

/** A failure that no event is to blame for, and that would meet the next one as well. */
const isOfStore = (error: unknown) => error instanceof StoreUnavailable || error instanceof StoreFull

const defaultRetries: Retries = { attempts: 5, firstMs: 200, maxMs: 10_000 }
/**
 * A process may end for other reasons while it handles a record; after this many starts in a row with the same
 * record, the record is to blame.
 */
const maxStarts = 5
const heartbeatMs = 1_000

export type ConsumeOptions = {
  /** The consumer group, `{service}-{purpose}`: each group handles every event, effectively once. */
  group: string
  on: readonly Subscriber[]
  retries?: Retries
  logger?: Logger
}

/**
 * Subscribes a group's reactions to events, in order per key. A reaction that rejects is retried with back-off
 * while later records wait, unless it rejects with a `PermanentFailure`; for as long as its store is away or full. An
 * event that cannot be handled, or that crashes the process repeatedly, goes to `{topic}.dead-letters` so that it does
 * not block the group. Other kinds of events are skipped; an unknown version of a known kind becomes a dead letter.
 */
export function consume(eventLog: EventLog, options: ConsumeOptions): Promise<Subscription> {
  const { group, logger, retries = defaultRetries } = options
  const route = routeTo(options.on)

  async function handle(record: DeliveredRecord, signal: AbortSignal): Promise<Fault | undefined> {
    if (!isForGroup(group, record)) return undefined
    if (record.starts > maxStarts) {
      return { reason: 'process-crashed', detail: `in ${maxStarts} starts in a row`, attempts: 0 }
    }
    const found = route(record)
    if (found === 'ignored') return undefined
    if ('fault' in found) return found.fault
    return traceHandling(record, group, () => attempt(found.react, record, signal))
  }

  async function attempt(
    react: (context: { signal: AbortSignal }) => Promise<void>,
    record: DeliveredRecord,
    signal: AbortSignal,
  ): Promise<Fault | undefined> {
    let ofEvent = 0
    for (let attempt = 1; ; attempt += 1) {
      try {
        await react({ signal })
        return undefined
      } catch (error) {
        // A stop is not a fault of the event: the group receives it again at its next start.
        if (signal.aborted) throw error
        if (!isOfStore(error)) ofEvent += 1
        if (error instanceof PermanentFailure || ofEvent >= retries.attempts) {
          return { reason: 'handler-failed', detail: String(error), attempts: attempt }
        }
        consumerRetries.inc({ group })
        logger?.warn({ err: error, group, topic: record.topic, position: record.position, attempt }, 'retry')
        await pause(backoffMs(attempt, retries), signal)
        if (signal.aborted) throw error
      }
    }
  }

  const handleOrDeadLetter: RecordHandler = async (record, { heartbeat, signal }) => {
    // One missed heartbeat is no reason to stop: a log that removed this member rejects when the record is finished.
    const beat = setInterval(() => heartbeat().catch(() => undefined), heartbeatMs)
    try {
      const fault = await handle(record, signal)
      if (!fault) return
      await eventLog.publish([deadLetter(record, group, fault)])
      deadLetters.inc({ group, topic: record.topic, reason: fault.reason })
      logger?.error({ group, topic: record.topic, position: record.position, ...fault }, 'dead letter')
    } finally {
      clearInterval(beat)
    }
  }

  const topics = [...new Set(options.on.map(({ kind }) => kind.topic))]
  return eventLog.subscribe({ group, topics, handle: handleOrDeadLetter })
}
