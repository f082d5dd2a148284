/**
 * Failed attempts on one account from one source: a network, or a browser that has signed in before. No
 * password is verified before `openAt`. Times in milliseconds.
 */
export type FailedAttempts = { failed: number; lastAt: number; openAt: number }

/** Attempts before the backoff begins: typing errors cost nothing, a dictionary attack does. */
export const freeAttempts = 5
const firstDelayMs = 1_000
/** At most 96 attempts a day after the first dozen: too few to guess a password that the rules accept. */
export const maxDelayMs = 15 * 60_000
/** After a day without a failure the counter of a source is forgotten. */
export const failureWindowMs = 24 * 3_600_000

/** The exponential backoff after the n-th failure in a row: 1, 2, 4… seconds after the free attempts. */
export function delayAfter(failed: number): number {
  return failed < freeAttempts ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failed - freeAttempts))
}

/** Counts one attempt as failed; undefined while the source has to wait. */
export function countAttempt(tries: FailedAttempts | undefined, now: number): FailedAttempts | undefined {
  if (tries && now < tries.openAt) return undefined
  const failed = (tries?.failed ?? 0) + 1
  return { failed, lastAt: now, openAt: now + delayAfter(failed) }
}

/** Reverts one counted attempt whose password was never verified. */
export function uncountAttempt({ failed, lastAt }: FailedAttempts): FailedAttempts | undefined {
  return failed > 1 ? { failed: failed - 1, lastAt, openAt: lastAt + delayAfter(failed - 1) } : undefined
}
