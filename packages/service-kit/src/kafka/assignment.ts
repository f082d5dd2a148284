import type { EachBatchPayload } from 'kafkajs'
import type { Log } from '../log.ts'
import type { RecordHandler } from '../ports/event-log.ts'
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
  logger?: Log | undefined
}

/** What a consumer is given at one rebalance, until the next one. */
export type Assignment = {
  /** Hands the records of one partition to the handler, one after the other. */
  eachBatch(payload: EachBatchPayload): Promise<void>
  /** Lets handlers give up: the partitions go to somebody else, or the subscription stops. */
  end(): void
}

/** The partition belongs to another member now, or will after the rebalance that is going on. */
const takenAway = new Set(['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID'])

export function createAssignment(options: AssignmentOptions): Assignment {
  const { group, subscription, handle, logger } = options
  const ending = new AbortController()
  const { signal } = ending
  const places = new Map<string, PartitionPlace>()
  let counts: Promise<Map<string, Starts>> | undefined

  async function loadCounts(): Promise<Map<string, Starts>> {
    const committed = await options.committed()
    return new Map([...committed].map(([key, metadata]) => [key, readStarts(metadata)]))
  }

  async function placeOf(payload: EachBatchPayload, offset: string): Promise<PartitionPlace> {
    const key = `${payload.batch.topic}:${payload.batch.partition}`
    const begun = places.get(key)
    if (begun) return begun
    counts ??= loadCounts()
    const known = await counts.catch((error: unknown) => {
      counts = undefined
      throw error
    })
    const place = await beginPartition(payload, {
      offset,
      before: known.get(key) ?? { starts: 0 },
      subscription,
      gaveBack(starts) {
        known.set(key, starts)
        places.delete(key)
      },
    })
    places.set(key, place)
    return place
  }

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const { batch, isRunning, isStale, resolveOffset } = payload
    const { topic, partition, messages } = batch
    const [first] = messages
    if (!first || signal.aborted) return
    const place = await placeOf(payload, first.offset)
    // What an earlier commit failed to save goes before anything new.
    await place.save()
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
        if (careful || place.isDue()) await place.save()
        await heartbeat()
      }
    } finally {
      await place.leave()
    }
  }

  return { eachBatch, end: () => ending.abort() }
}
