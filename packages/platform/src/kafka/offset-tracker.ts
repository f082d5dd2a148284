import type { Commits } from './commits.ts'
import { countStart, type Starts, uncountStart, writeStarts } from './starts.ts'

/**
 * Handled but uncommitted records are redelivered after a crash. A store remembers the last 200 idempotency
 * keys of an aggregate, so far fewer records may be redelivered, and at most half a second of work.
 */
const most = { records: 50n, ms: 500 }

/** Tracks the offset of a group in a partition, and how often it started with the first unhandled record. */
export type OffsetTracker = {
  /** The number of starts with a record: see `DeliveredRecord`. */
  startsOf(offset: string): number
  handled(offset: string): void
  /** Whether the uncommitted records reached the limit, so that a `save` must come first. */
  isDue(): boolean
  /** Commits the offset of the handled records. */
  save(): Promise<void>
  /**
   * Undoes the counted start when the first record was not handled, since it crashed nothing; undefined
   * otherwise.
   */
  uncountUnhandled(): Starts | undefined
}

/** Counts a start with the first record of a partition, and commits the count before the record is handled. */
export async function trackOffset(
  commits: Commits,
  at: { topic: string; partition: number; offset: string; before: Starts; subscription: string },
): Promise<OffsetTracker> {
  const { topic, partition } = at
  const counted = countStart(at.before, at.subscription)
  let next = at.offset
  let saved = next
  let unsavedSince = 0
  commits.put({ topic, partition, offset: next, metadata: writeStarts(counted) })
  await commits.save()
  return {
    startsOf: (offset) => (offset === at.offset ? counted.starts : 1),
    handled(offset) {
      if (next === saved) unsavedSince = performance.now()
      next = String(BigInt(offset) + 1n)
      commits.put({ topic, partition, offset: next, metadata: null })
    },
    isDue: () =>
      next !== saved &&
      (BigInt(next) - BigInt(saved) >= most.records || performance.now() - unsavedSince >= most.ms),
    async save() {
      const saving = next
      await commits.save()
      if (BigInt(saving) > BigInt(saved)) saved = saving
    },
    uncountUnhandled() {
      if (next !== at.offset) return undefined
      const starts = uncountStart(counted)
      commits.put({ topic, partition, offset: next, metadata: writeStarts(starts) })
      return starts
    },
  }
}
