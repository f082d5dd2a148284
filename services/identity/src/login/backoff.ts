/**
 * Wrong passwords for one account from one place: a network, or a browser that has signed in before. No
 * password is looked at before `openAt`. Times in milliseconds.
 */
export type Tries = { failed: number; lastAt: number; openAt: number }

/** Somebody who mistypes is not kept waiting; a word list is. */
export const freeTries = 5
const firstWaitMs = 1_000
/** At most 96 a day follow the first dozen: too few to find a password that the rules let through. */
export const longestWaitMs = 15 * 60_000
/** A day without a failure, and the place has a clean slate. */
export const quietMs = 24 * 3_600_000

/** How long a place waits after its n-th failure in a row: 1, 2, 4… seconds once the free tries are over. */
export function waitAfter(failed: number): number {
  return failed < freeTries ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failed - freeTries))
}

/** Takes one try, counted as a failure until it is known better; undefined while the place has to wait. */
export function takeTry(tries: Tries | undefined, now: number): Tries | undefined {
  if (tries && now < tries.openAt) return undefined
  const failed = (tries?.failed ?? 0) + 1
  return { failed, lastAt: now, openAt: now + waitAfter(failed) }
}

/** Takes back a try with which no password was judged. */
export function untryOnce({ failed, lastAt }: Tries): Tries | undefined {
  return failed > 1 ? { failed: failed - 1, lastAt, openAt: lastAt + waitAfter(failed - 1) } : undefined
}
