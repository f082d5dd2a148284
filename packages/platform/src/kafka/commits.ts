/** How far a group came in a partition: the next offset it reads. `metadata` is stored beside it. */
export type Place = { topic: string; partition: number; offset: string; metadata: string | null }

export type Commits = {
  /** Notes a place; the next request carries the newest of each partition. */
  put(place: Place): void
  /** Resolves when every place noted so far is committed; one that is refused stays noted. */
  save(): Promise<void>
  /** Sends nothing more: the partitions may be somebody else's. */
  close(): void
}

/**
 * Commits places one request at a time: what is noted meanwhile shares the next one. A commit takes longer
 * than a record, so that one request for each would keep records waiting in a queue of commits.
 */
export function createCommits(commit: (places: readonly Place[]) => Promise<void>): Commits {
  const noted = new Map<string, Place>()
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  let closed = false

  function put(place: Place): void {
    noted.set(`${place.topic}:${place.partition}`, place)
  }

  async function send(): Promise<void> {
    if (closed) throw new Error('the partitions were given away')
    const places = [...noted]
    noted.clear()
    try {
      await commit(places.map(([, place]) => place))
    } catch (error) {
      for (const [key, place] of places) if (!noted.has(key)) noted.set(key, place)
      throw error
    }
  }

  function save(): Promise<void> {
    if (noted.size === 0) return current ?? Promise.resolve()
    next ??= Promise.resolve(current)
      .catch(() => undefined)
      .then(() => {
        const sending = send().finally(() => {
          if (current === sending) current = undefined
        })
        current = sending
        next = undefined
        return sending
      })
    return next
  }

  return {
    put,
    save,
    close() {
      closed = true
    },
  }
}
