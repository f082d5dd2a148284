/**
 * Reads once for all who ask while an earlier reading is under way: pages are rendered a thousand at a time. Nobody
 * gets what was read before they asked.
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
