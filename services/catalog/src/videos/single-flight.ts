/** Deduplicates concurrent calls: those with the key of a running call share its result. */
export function singleFlight<Value>(): (key: string, begin: () => Promise<Value>) => Promise<Value> {
  const inFlight = new Map<string, Promise<Value>>()
  return (key, begin) => {
    const running = inFlight.get(key)
    if (running) return running
    const started = begin().finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
