/** How many aggregates of a store are remembered. */
const capacity = 500

/** What this process wrote last, by id; the longest unused is forgotten. */
export type RecentWrites<Written> = {
  /** Gives what is remembered and forgets it: whoever takes it knows best what is true afterwards. */
  take(id: string): Written | undefined
  put(id: string, written: Written): void
}

export function createRecentWrites<Written>(): RecentWrites<Written> {
  const writes = new Map<string, Written>()
  return {
    take(id) {
      const written = writes.get(id)
      writes.delete(id)
      return written
    },
    put(id, written) {
      writes.set(id, written)
      const [oldest] = writes.keys()
      if (writes.size > capacity && oldest !== undefined) writes.delete(oldest)
    },
  }
}
