/** A tab that the browser froze never releases its lock: after this wait the work runs without it. */
const LONGEST_WAIT_MS = 20_000

const last = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while it holds the mutex `name`, first come first served, across all tabs of the site (Web
 * Locks). Browsers offer these locks only in secure contexts: on plain http from another machine the mutex
 * covers this tab only.
 * @param waiting ends the wait for the mutex: the work runs without it then
 */
export async function withMutex<Result>(
  name: string,
  work: () => Promise<Result>,
  waiting = AbortSignal.timeout(LONGEST_WAIT_MS),
): Promise<Result> {
  // TypeScript declares the property as always present.
  const locks = navigator.locks as LockManager | undefined
  if (locks) {
    let started = false
    const begin = () => {
      started = true
      return work()
    }
    try {
      return (await locks.request(name, { signal: waiting }, begin)) as Result
    } catch (error) {
      if (started) throw error
      return work()
    }
  }
  const running = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, running)
  return running
}
