import { setTimeout as sleep } from 'node:timers/promises'

/** Tries a check until it passes; its last error is the failure when that does not happen in time. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  deadlineMs = 20_000,
): Promise<Result> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(10)
    }
  }
}
