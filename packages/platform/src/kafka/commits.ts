/** A group's offset in a partition: the next record it reads. `metadata` is stored with the commit. */
export type PartitionOffset = { topic: string; partition: number; offset: string; metadata: string | null }

export type Commits = {
  /** Queues an offset; the next request commits the newest of each partition. */
  put(offset: PartitionOffset): void
  /** Resolves when every offset queued so far is committed; a rejected one stays queued. */
  save(): Promise<void>
  /** Sends nothing more: the partitions may belong to another member. */
  close(): void
}

/**
 * Commits offsets one request at a time: those queued meanwhile share the next request. A commit takes longer
 * than a record, so that one request per record would make records wait for commits.
 */
export function createCommits(commit: (offsets: readonly PartitionOffset[]) => Promise<void>): Commits {
  const queued = new Map<string, PartitionOffset>()
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  let closed = false

  function put(offset: PartitionOffset): void {
    queued.set(`${offset.topic}:${offset.partition}`, offset)
  }

  async function send(): Promise<void> {
    if (closed) throw new Error('the partitions were revoked')
    const offsets = [...queued]
    queued.clear()
    try {
      await commit(offsets.map(([, offset]) => offset))
    } catch (error) {
      for (const [key, offset] of offsets) if (!queued.has(key)) queued.set(key, offset)
      throw error
    }
  }

  function save(): Promise<void> {
    if (queued.size === 0) return current ?? Promise.resolve()
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
