import { setTimeout as sleep } from 'node:timers/promises'

/** The deadline of an awaited condition; working code never takes that long, even on a busy machine. */
export const longestWaitMs = 90_000

/**
 * Retries a check until it passes: until it does not throw, and does not return false. Rejects with its last error at
 * the deadline. What is looked at decides the pause between two looks.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  waitMs = longestWaitMs,
  pauseMs = 10,
): Promise<Exclude<Result, false>> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      const result = await check()
      if (result === false) throw new Error(`not true within ${waitMs} ms: ${check}`)
      return result as Exclude<Result, false>
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
