import { setTimeout as sleep } from 'node:timers/promises'

/** How long a test waits for what has to come: what works never takes that long, however busy the machine is. */
export const longestWaitMs = 90_000

/** Tries a check until it passes; its last error is the failure when that does not happen in time. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  waitMs = longestWaitMs,
): Promise<Result> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(10)
    }
  }
}
