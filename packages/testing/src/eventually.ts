import { setTimeout as sleep } from 'node:timers/promises'

/** The deadline of an awaited condition; working code never takes that long, even on a busy machine. */
export const longestWaitMs = 90_000

/** Retries a check until it passes; rejects with its last error at the deadline. */
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
