/** Longer than any access token is good for, with clocks that differ. */
export const epochKeptMs = 24 * 3_600_000

/**
 * What is known of a user's tokens: those with a `ver` below `epoch` are invalid, until `epochUntil` when the last of
 * them has expired, and those of the `ended` sessions. `forgetAt` is the next time at which something is over. Times in
 * milliseconds.
 */
export type TokenState = {
  epoch: number
  epochUntil?: number
  ended?: readonly EndedSession[]
  forgetAt?: number
}
export type EndedSession = { id: string; expiresAt: number }

/** Makes the tokens below an epoch invalid. */
export function raised(before: TokenState | undefined, epoch: number, now: number): TokenState | null {
  const known = before?.epoch ?? 0
  if (epoch < known) return before ?? null
  return current({ ...before, epoch, epochUntil: now + epochKeptMs }, now)
}

/** Makes the tokens of a session invalid. */
export function ended(before: TokenState | undefined, session: EndedSession, now: number): TokenState | null {
  return current({ ...before, epoch: before?.epoch ?? 0, ended: [...(before?.ended ?? []), session] }, now)
}

/** What is still to be known; null where nothing is. */
export function current({ epoch, epochUntil, ended = [] }: TokenState, now: number): TokenState | null {
  const left = ended.filter(({ expiresAt }) => expiresAt > now)
  const isEpochKept = epoch > 0 && (epochUntil === undefined || epochUntil > now)
  if (!isEpochKept && left.length === 0) return null
  const ends = left.map(({ expiresAt }) => expiresAt)
  if (isEpochKept && epochUntil !== undefined) ends.push(epochUntil)
  return {
    epoch: isEpochKept ? epoch : 0,
    ...(isEpochKept && epochUntil !== undefined && { epochUntil }),
    ...(left.length > 0 && { ended: left }),
    ...(ends.length > 0 && { forgetAt: Math.min(...ends) }),
  }
}
