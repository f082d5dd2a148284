import type { EachBatchPayload } from 'kafkajs'
import type { Log } from '../log.ts'
import type { RecordHandler } from '../ports/event-log.ts'
import { toRecord } from './records.ts'
import { beginWith, giveBack, readStarts, type Starts, writeStarts } from './starts.ts'

const redeliveryMs = 200
/** Work that is done but not committed is done again after a crash: no more of it than this time holds. */
const commitEveryMs = 500

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
  const begun = new Map<string, Starts & { offset: string }>()
  let counts: Promise<Map<string, Starts>> | undefined

  async function loadCounts(): Promise<Map<string, Starts>> {
    const committed = await options.committed()
    return new Map([...committed].map(([key, metadata]) => [key, readStarts(metadata)]))
  }

  /** Counts the start against the first record of a partition, before anybody sees the record. */
  async function begin(key: string, offset: string, commit: Commit) {
    counts ??= loadCounts().catch((error: unknown) => {
      counts = undefined
      throw error
    })
    const counted = beginWith((await counts).get(key) ?? { starts: 0 }, subscription)
    await commit(offset, counted)
    const waiting = { ...counted, offset }
    begun.set(key, waiting)
    return waiting
  }

  /** The handler did not take the first record: the next one to begin with it counts anew. */
  async function returnFirst(key: string, waiting: Starts & { offset: string }, commit: Commit) {
    begun.delete(key)
    const starts = giveBack(waiting)
    ;(await counts)?.set(key, starts)
    await commit(waiting.offset, starts)
  }

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const { batch, isRunning, isStale, resolveOffset } = payload
    const { topic, partition, messages } = batch
    const [first] = messages
    if (!first || signal.aborted) return
    const key = `${topic}:${partition}`
    const commit = commitTo(payload)
    const waiting = begun.get(key) ?? (await begin(key, first.offset, commit))
    // A process ended here: whoever ends this one too must not take handled records down with it.
    const careful = waiting.offset === first.offset && waiting.starts > 1
    let place = first.offset
    let committed = place
    let committedAt = Date.now()

    async function commitPlace() {
      if (place === committed) return
      await commit(place)
      committed = place
      committedAt = Date.now()
    }
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
        const starts = message.offset === waiting.offset ? waiting.starts : 1
        try {
          await handle({ ...toRecord(topic, partition, message), starts }, { heartbeat, signal })
        } catch (error) {
          if (!signal.aborted) {
            logger?.warn(
              { err: error, group, topic, position: message.offset, partition },
              'a record comes again',
            )
            setTimeout(payload.pause(), redeliveryMs)
          }
          break
        }
        resolveOffset(message.offset)
        place = String(BigInt(message.offset) + 1n)
        if (careful || Date.now() - committedAt > commitEveryMs) await commitPlace()
        await heartbeat()
      }
    } finally {
      if (place === waiting.offset) await returnFirst(key, waiting, commit)
      else await commitPlace()
    }
  }

  return { eachBatch, end: () => ending.abort() }
}

type Commit = (offset: string, starts?: Starts) => Promise<void>

function commitTo({ batch: { topic, partition }, commitOffsetsIfNecessary }: EachBatchPayload): Commit {
  return (offset, starts) => {
    const place = { partition, offset, metadata: starts ? writeStarts(starts) : null }
    return commitOffsetsIfNecessary({ topics: [{ topic, partitions: [place] }] })
  }
}
