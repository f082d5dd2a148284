import type { EachBatchPayload } from 'kafkajs'
import { beginWith, giveBack, type Starts, writeStarts } from './starts.ts'

/**
 * What is done and not yet committed is done again after a crash. A store remembers the last 200 causes of an
 * aggregate, so that far fewer records may come again; and not more than half a second of work.
 */
const commitEvery = { records: 50, ms: 500 }

/** How far a group came in a partition, and how often it began with the record that waits there. */
export type PartitionPlace = {
  /** How often a record was begun with: see `DeliveredRecord`. */
  startsOf(offset: string): number
  handled(offset: string): void
  isDue(): boolean
  /** Commits what was handled. */
  save(): Promise<void>
  /** The same at the end of a batch. A first record that was not handled is given back: it did no harm. */
  leave(): Promise<void>
}

/** Counts the start against the first record of a partition, before anybody sees the record. */
export async function beginPartition(
  { batch: { topic, partition }, commitOffsetsIfNecessary }: EachBatchPayload,
  begin: { offset: string; before: Starts; subscription: string; gaveBack(starts: Starts): void },
): Promise<PartitionPlace> {
  const counted = beginWith(begin.before, begin.subscription)
  let place = begin.offset
  let uncommitted = 0
  let committedAt = Date.now()

  async function commit(starts?: Starts): Promise<void> {
    const metadata = starts ? writeStarts(starts) : null
    await commitOffsetsIfNecessary({
      topics: [{ topic, partitions: [withMetadata(partition, place, metadata)] }],
    })
    uncommitted = 0
    committedAt = Date.now()
  }

  async function save() {
    if (uncommitted > 0) await commit()
  }

  await commit(counted)
  return {
    startsOf: (offset) => (offset === begin.offset ? counted.starts : 1),
    handled(offset) {
      place = String(BigInt(offset) + 1n)
      uncommitted += 1
    },
    isDue: () => uncommitted >= commitEvery.records || Date.now() - committedAt >= commitEvery.ms,
    save,
    async leave() {
      if (place !== begin.offset) return save()
      const starts = giveBack(counted)
      begin.gaveBack(starts)
      await commit(starts)
    },
  }
}

/** The types of the client library know no metadata here; its requests carry it. */
function withMetadata(partition: number, offset: string, metadata: string | null) {
  return { partition, offset, metadata }
}
