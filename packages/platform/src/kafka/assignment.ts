import type { EachBatchPayload } from 'kafkajs'
import { pause } from '../events/pause.ts'
import { observeLag } from '../metrics.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import { createCommits, type PartitionOffset } from './commits.ts'
import { type OffsetTracker, trackOffset } from './offset-tracker.ts'
import { toRecord } from './records.ts'
import { readStarts, type Starts } from './starts.ts'

const redeliveryMs = 200

export type AssignmentOptions = {
  group: string
  /** The id of the subscription: see `Starts`. */
  subscription: string
  handle: RecordHandler
  /** The metadata of the group's commits, by `topic:partition`. */
  committed(): Promise<Map<string, string | null>>
  logger?: Logger | undefined
}

/** The partitions that a consumer is assigned at one rebalance, until the next one. */
export type Assignment = {
  /** Passes the records of one partition to the handler, one at a time. */
  eachBatch(payload: EachBatchPayload): Promise<void>
  /** Aborts running handlers: the partitions will be revoked soon, or the subscription stops. */
  abort(): void
  /** Resolves when the offsets of all handled records are committed. */
  flush(): Promise<void>
  /** The partitions were revoked: nothing more is committed. */
  close(): void
}

/**
 * Errors of a lost membership: the partition belongs to another member, or will after the current rebalance, or the
 * group no longer knows this member, since its session has expired.
 */
const membershipErrors = new Set(['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID'])

export function createAssignment(options: AssignmentOptions): Assignment {
  const { group, subscription, handle, logger } = options
  const aborting = new AbortController()
  const { signal } = aborting
  const trackers = new Map<string, OffsetTracker>()
  const lags = new Map<
    string,
    { labels: { group: string; topic: string; partition: string }; value: number }
  >()
  const stopObserving = observeLag(() => [...lags.values()])
  const commits = createCommits((offsets) => commit({ topics: byTopic(offsets) }))
  let commit: EachBatchPayload['commitOffsetsIfNecessary'] = () =>
    Promise.reject(new Error('no batch received yet'))
  let counts: Promise<Map<string, Starts>> | undefined
  /** The error by which a heartbeat learned that the membership is lost. */
  let lost: unknown

  /** The committed start counts, loaded once and retried after a failure. */
  async function loadCounts(): Promise<Map<string, Starts>> {
    counts ??= options
      .committed()
      .then((committed) => new Map([...committed].map(([key, metadata]) => [key, readStarts(metadata)])))
    try {
      return await counts
    } catch (error) {
      counts = undefined
      throw error
    }
  }

  async function trackerOf(topic: string, partition: number, offset: string): Promise<OffsetTracker> {
    const key = `${topic}:${partition}`
    const known = trackers.get(key)
    if (known) return known
    const before = (await loadCounts()).get(key) ?? { starts: 0 }
    const tracker = await trackOffset(commits, { topic, partition, offset, before, subscription })
    trackers.set(key, tracker)
    return tracker
  }

  /** Commits in the background while the next records are fetched, and waits for the commit after the last batch. */
  async function finishBatch(topic: string, partition: number, tracker: OffsetTracker, isLast: boolean) {
    const starts = tracker.uncountUnhandled()
    if (starts) {
      const key = `${topic}:${partition}`
      trackers.delete(key)
      ;(await counts)?.set(key, starts)
    }
    const saving = tracker.save()
    if (isLast) await saving
    // A failed commit remains pending; the next batch waits for it when it is due.
    else saving.catch(() => undefined)
  }

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const { batch, isRunning, isStale, resolveOffset } = payload
    const { topic, partition, messages } = batch
    const [first] = messages
    // The driver joins its group again when a batch fails with this error, and goes back to fetching if that join fails
    // for another reason: each further batch must fail as well, or it would fetch for ever and nothing be handled.
    if (lost) throw lost
    if (!first || signal.aborted) return
    commit = payload.commitOffsetsIfNecessary
    const lagFrom = (next: bigint) =>
      lags.set(`${topic}:${partition}`, {
        labels: { group, topic, partition: String(partition) },
        value: Number(BigInt(batch.highWatermark) - next),
      })
    lagFrom(BigInt(first.offset))
    const tracker = await trackerOf(topic, partition, first.offset)
    // A process crashed at this record: commit each record, so that another crash does not redeliver handled ones.
    const commitEach = tracker.startsOf(first.offset) > 1

    async function heartbeat() {
      try {
        await payload.heartbeat()
      } catch (error) {
        if (membershipErrors.has((error as { type?: string }).type ?? '') && !signal.aborted) {
          lost = error
          aborting.abort()
        }
        throw error
      }
    }

    try {
      for (const message of messages) {
        if (signal.aborted || !isRunning() || isStale()) break
        if (tracker.isDue()) await tracker.save()
        const record = { ...toRecord(topic, partition, message), starts: tracker.startsOf(message.offset) }
        try {
          await handle(record, { heartbeat, signal })
        } catch (error) {
          if (signal.aborted) break
          logger?.warn({ err: error, group, topic, position: record.position }, 'record redelivered')
          await pause(redeliveryMs, signal)
          break
        }
        resolveOffset(message.offset)
        tracker.handled(message.offset)
        lagFrom(BigInt(message.offset) + 1n)
        if (commitEach) await tracker.save()
        await heartbeat()
      }
    } finally {
      await finishBatch(topic, partition, tracker, signal.aborted || !isRunning())
    }
  }

  return {
    eachBatch,
    abort() {
      // A subscription that stops does not join again.
      lost = undefined
      aborting.abort()
    },
    flush: commits.save,
    close() {
      aborting.abort()
      stopObserving()
      commits.close()
    },
  }
}

/** The client library's types lack `metadata` here; its requests send it. */
function byTopic(offsets: readonly PartitionOffset[]) {
  return [...Map.groupBy(offsets, ({ topic }) => topic)].map(([topic, partitions]) => ({ topic, partitions }))
}
