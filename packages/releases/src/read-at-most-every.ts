/** Reads again once the last reading is older than this; those who ask during a reading share it. `read` never fails. */
export function readAtMostEvery<Value>(everyMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let latest: Promise<Value> | undefined
  let endedAt = Number.POSITIVE_INFINITY
  return () => {
    if (latest && performance.now() - endedAt <= everyMs) return latest
    endedAt = Number.POSITIVE_INFINITY
    latest = read().finally(() => {
      endedAt = performance.now()
    })
    return latest
  }
}
