import type { EachBatchPayload } from 'kafkajs'
import type { RecordHandler } from '../ports/event-log.ts'
import type { Logger } from '../ports/logger.ts'
import { createCommits, type Place } from './commits.ts'
import { beginPartition, type PartitionPlace } from './partition-place.ts'
import { toRecord } from './records.ts'
import { readStarts, type Starts } from './starts.ts'

const redeliveryMs = 200

export type AssignmentOptions = {
  group: string
  /** Names the subscription: see `Starts`. */
  subscription: string
  handle: RecordHandler
  /** The metadata of the group's commits, by `topic:partition`. */
  committed(): Promise<Map<string, string | null>>
  logger?: Logger | undefined
}

/** What a consumer is given at one rebalance, until the next one. */
export type Assignment = {
  /** Hands the records of one partition to the handler, one after the other. */
  eachBatch(payload: EachBatchPayload): Promise<void>
  /** Lets handlers give up: the partitions go to somebody else soon, or the subscription stops. */
  giveUp(): void
  /** Resolves when all that was handled is committed. */
  settle(): Promise<void>
  /** The partitions were given away: nothing more is committed. */
  close(): void
}

/** The partition belongs to another member now, or will after the rebalance that is going on. */
const takenAway = new Set(['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID'])

export function createAssignment(options: AssignmentOptions): Assignment {
  const { group, subscription, handle, logger } = options
  const ending = new AbortController()
  const { signal } = ending
  const places = new Map<string, PartitionPlace>()
  const commits = createCommits((noted) => commit({ topics: byTopic(noted) }))
  let commit: EachBatchPayload['commitOffsetsIfNecessary'] = () =>
    Promise.reject(new Error('nothing came yet'))
  let counts: Promise<Map<string, Starts>> | undefined

  /** How often the records that wait were begun with. */
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

  async function placeOf(topic: string, partition: number, offset: string): Promise<PartitionPlace> {
    const key = `${topic}:${partition}`
    const begun = places.get(key)
    if (begun) return begun
    const before = (await loadCounts()).get(key) ?? { starts: 0 }
    const place = await beginPartition(commits, { topic, partition, offset, before, subscription })
    places.set(key, place)
    return place
  }

  /** Commits in the background while the next records are fetched, unless they are for somebody else. */
  async function leave(topic: string, partition: number, place: PartitionPlace, isLast: boolean) {
    const starts = place.notBegun()
    if (starts) {
      const key = `${topic}:${partition}`
      places.delete(key)
      ;(await counts)?.set(key, starts)
    }
    const saving = place.save()
    if (isLast) await saving
    // What fails stays noted, and the next records wait for it when it is due.
    else saving.catch(() => undefined)
  }

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const { batch, isRunning, isStale, resolveOffset } = payload
    const { topic, partition, messages } = batch
    const [first] = messages
    if (!first || signal.aborted) return
    commit = payload.commitOffsetsIfNecessary
    const place = await placeOf(topic, partition, first.offset)
    // A process ended here: whoever ends this one too must not take handled records down with it.
    const careful = place.startsOf(first.offset) > 1

    async function heartbeat() {
      try {
        await payload.heartbeat()
      } catch (error) {
        if (takenAway.has((error as { type?: string }).type ?? '')) ending.abort()
        throw error
      }
    }

    try {
      for (const message of messages) {
        if (signal.aborted || !isRunning() || isStale()) break
        if (place.isDue()) await place.save()
        const record = { ...toRecord(topic, partition, message), starts: place.startsOf(message.offset) }
        try {
          await handle(record, { heartbeat, signal })
        } catch (error) {
          if (signal.aborted) break
          logger?.warn({ err: error, group, topic, position: record.position }, 'a record comes again')
          setTimeout(payload.pause(), redeliveryMs)
          break
        }
        resolveOffset(message.offset)
        place.handled(message.offset)
        if (careful) await place.save()
        await heartbeat()
      }
    } finally {
      await leave(topic, partition, place, signal.aborted || !isRunning())
    }
  }

  return {
    eachBatch,
    giveUp: () => ending.abort(),
    settle: commits.save,
    close() {
      ending.abort()
      commits.close()
    },
  }
}

/** The types of the client library know no metadata here; its requests carry it. */
function byTopic(places: readonly Place[]) {
  return [...Map.groupBy(places, ({ topic }) => topic)].map(([topic, partitions]) => ({ topic, partitions }))
}
