/** Runs tasks with the same key one at a time, and those with different keys concurrently. */
export type Mutex = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

export function createMutex(): Mutex {
  const tails = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const running = (tails.get(key) ?? Promise.resolve()).then(task)
    const tail = running
      .catch(() => undefined)
      .then(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
    tails.set(key, tail)
    return running
  }
}
