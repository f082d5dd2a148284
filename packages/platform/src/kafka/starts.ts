/**
 * How often subscriptions started with the record at a committed offset, kept in the metadata of the commit:
 * the broker stores both in one write and returns both to the next owner of the partition. `by` is the id of
 * the subscription that counted last: one that gets its own partition back after a rebalance does not count
 * again.
 */
export type Starts = { starts: number; by?: string | undefined }

export function writeStarts(starts: Starts): string {
  return JSON.stringify(starts)
}

/** Parses the metadata of a commit; zero starts where another program wrote it. */
export function readStarts(metadata: string | null | undefined): Starts {
  try {
    const { starts, by } = JSON.parse(metadata ?? '')
    if (Number.isInteger(starts) && starts >= 0) return { starts, by }
  } catch {}
  return { starts: 0 }
}

/** Counts a subscription that starts with the record. */
export function countStart({ starts, by }: Starts, subscription: string): Starts {
  return { starts: by === subscription ? starts : starts + 1, by: subscription }
}

/** Undoes a counted start: the process is still running, so the record did not crash it. */
export function uncountStart({ starts }: Starts): Starts {
  return { starts: starts - 1 }
}
