/**
 * How often the record that waits at a committed offset was begun with, kept in the metadata of the commit:
 * the broker stores both in one write and hands both to whoever gets the partition next. `by` is the
 * subscription that counted last: one that gets its own partition back after a rebalance does not count again.
 */
export type Starts = { starts: number; by?: string | undefined }

export function writeStarts(starts: Starts): string {
  return JSON.stringify(starts)
}

/** Reads what may also be the commit of another program: then nothing was counted. */
export function readStarts(metadata: string | null | undefined): Starts {
  try {
    const { starts, by } = JSON.parse(metadata ?? '')
    if (Number.isInteger(starts) && starts >= 0) return { starts, by }
  } catch {}
  return { starts: 0 }
}

/** Counts a subscription that begins with the record. */
export function beginWith({ starts, by }: Starts, subscription: string): Starts {
  return { starts: by === subscription ? starts : starts + 1, by: subscription }
}

/** Takes back what was counted: the process lives, so the record did not end it. */
export function giveBack({ starts }: Starts): Starts {
  return { starts: starts - 1 }
}
