/** How long to wait before the second and the third attempt, in milliseconds, half more or less. */
const waitsMs = [400, 1_600]

export type RetryOptions = {
  /** Called with each failure that is followed by another attempt. */
  failed(error: unknown): void
  /** Reads the registry again before the next attempt; answers whether it names another release by now. */
  refreshRegistry(): Promise<boolean>
  /** Resolves once that many milliseconds have passed. */
  pause(milliseconds: number): Promise<void>
  /** Ends the attempts. */
  signal: AbortSignal
}

/**
 * Attempts to load up to three times. After a failure the registry is read again: where it names another release, that
 * is attempted at once; where it does not, after a growing wait with jitter, so that the pages of many visitors do not
 * retry together.
 * @throws what the last attempt threw
 */
export async function retryLoading<Result>(
  attempt: () => Promise<Result>,
  { failed, refreshRegistry, pause, signal }: RetryOptions,
): Promise<Result> {
  for (const wait of waitsMs) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted) throw error
      failed(error)
    }
    if (!(await refreshRegistry())) await pause(wait * (0.5 + Math.random()))
    signal.throwIfAborted()
  }
  return attempt()
}
