const last = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while it holds the mutex `name`, first come first served, across all tabs of the site (Web
 * Locks). Browsers offer these locks only in secure contexts: on plain http from another machine the mutex
 * covers this tab only.
 */
export function withMutex<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // TypeScript declares the property as always present.
  const locks = navigator.locks as LockManager | undefined
  if (locks) return locks.request(name, work) as Promise<Result>
  const running = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, running)
  return running
}
