import type { Commits } from './commits.ts'
import { beginWith, giveBack, type Starts, writeStarts } from './starts.ts'

/**
 * What is done and not yet committed is done again after a crash. A store remembers the last 200 causes of an
 * aggregate, so that far fewer records may come again; and not more than half a second of work.
 */
const most = { records: 50n, ms: 500 }

/** How far a group came in a partition, and how often it began with the record that waited there. */
export type PartitionPlace = {
  /** How often a record was begun with: see `DeliveredRecord`. */
  startsOf(offset: string): number
  handled(offset: string): void
  /** Whether so much is uncommitted that nothing more may be handled before a `save`. */
  isDue(): boolean
  /** Commits what was handled. */
  save(): Promise<void>
  /** What is left when the first record was not handled: it did no harm, so its start does not count. */
  notBegun(): Starts | undefined
}

/** Counts the start against the first record of a partition, before anybody sees the record. */
export async function beginPartition(
  commits: Commits,
  at: { topic: string; partition: number; offset: string; before: Starts; subscription: string },
): Promise<PartitionPlace> {
  const { topic, partition } = at
  const counted = beginWith(at.before, at.subscription)
  let place = at.offset
  let saved = place
  let unsavedSince = 0
  commits.put({ topic, partition, offset: place, metadata: writeStarts(counted) })
  await commits.save()
  return {
    startsOf: (offset) => (offset === at.offset ? counted.starts : 1),
    handled(offset) {
      if (place === saved) unsavedSince = performance.now()
      place = String(BigInt(offset) + 1n)
      commits.put({ topic, partition, offset: place, metadata: null })
    },
    isDue: () =>
      place !== saved &&
      (BigInt(place) - BigInt(saved) >= most.records || performance.now() - unsavedSince >= most.ms),
    async save() {
      const saving = place
      await commits.save()
      if (BigInt(saving) > BigInt(saved)) saved = saving
    },
    notBegun() {
      if (place !== at.offset) return undefined
      const starts = giveBack(counted)
      commits.put({ topic, partition, offset: place, metadata: writeStarts(starts) })
      return starts
    },
  }
}
