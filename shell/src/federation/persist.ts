/** How long to wait before the second and the third attempt, in milliseconds, half more or less. */
const waitsMs = [400, 1_600]

export type Persistence = {
  /** Called with each failure that is followed by another attempt. */
  failed(error: unknown): void
  /** Prepares the next attempt; answers whether it will load something else than the last one did. */
  renew(): Promise<boolean>
  /** Resolves once that many milliseconds have passed. */
  pause(milliseconds: number): Promise<void>
  /** Ends the attempts. */
  signal: AbortSignal
}

/**
 * Attempts something up to three times. The next attempt comes at once where there is something new to try, and
 * after growing waits where there is not: at random, so that the pages of many visitors do not come back together.
 * @throws what the last attempt threw
 */
export async function persist<Result>(
  attempt: () => Promise<Result>,
  { failed, renew, pause, signal }: Persistence,
): Promise<Result> {
  for (const wait of waitsMs) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted) throw error
      failed(error)
    }
    if (!(await renew())) await pause(wait * (0.5 + Math.random()))
    signal.throwIfAborted()
  }
  return attempt()
}
