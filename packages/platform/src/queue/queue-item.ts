/** What a work queue keeps of each item beside its content. Times in milliseconds. */
export type QueueItem = {
  /** Attempts begun so far. The current number is the fencing token of the attempt that owns the item. */
  attempts: number
  /** The heartbeat counter of a running attempt; absent if there is none. */
  beat?: number
  /** When the next attempt is due; absent where none is. */
  dueAt?: number
}

/** Claims an item for a new attempt; undefined if it changed since it was seen: another instance was faster. */
export function claim<Item extends QueueItem>(item: Item | undefined, seen: Item): Item | undefined {
  if (item?.attempts !== seen.attempts || item.beat !== seen.beat) return undefined
  return { ...item, attempts: item.attempts + 1, beat: 0 }
}

/** Whether an attempt still owns its item: after missed heartbeats another one may have claimed it. */
export function isCurrentAttempt<Item extends QueueItem>(
  item: Item | undefined,
  attempt: number,
): item is Item {
  return item?.attempts === attempt
}

/** Counts one heartbeat of an attempt. */
export function heartbeat<Item extends QueueItem>(item: Item | undefined, attempt: number): Item | null {
  return isCurrentAttempt(item, attempt) ? { ...item, beat: (item.beat ?? 0) + 1 } : (item ?? null)
}

/** The item once its attempt is over. */
export const withoutAttempt = <Item extends QueueItem>({ beat: _, ...item }: Item): Item =>
  item as unknown as Item
