/**
 * Coalesces reads: callers that come while one is under way share the next, since pages are rendered a thousand at a
 * time. No caller gets a value that was read before its call.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  async function readNext(): Promise<Value> {
    await underWay
    next = undefined
    const reading = read()
    underWay = reading.catch(() => {})
    return reading
  }
  return () => {
    next ??= readNext()
    return next
  }
}
