/** Aggregates of a store that are remembered. */
const capacity = 500

/** What this process wrote last, by id. At capacity the least recently written is dropped. */
export type RecentWrites<Written> = {
  /** Returns an entry and removes it: the caller puts back what is true after its own write. */
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
