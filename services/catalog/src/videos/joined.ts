/** Lets calls with the same key that come while one is under way share its result. */
export function joined<Value>(): (key: string, begin: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>()
  return (key, begin) => {
    const running = underWay.get(key)
    if (running) return running
    const started = begin().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
