import { event, sessionEnded } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { sameText } from '../secret.ts'
import { audit, type By, type UserState } from '../user.ts'

/**
 * A session: the family of refresh tokens that began with one login. It holds the hash of the only token
 * that is good now, and for a while of the one before, with when and by which browser it was exchanged. `epoch` is the user's when it began; a higher one has ended it. Times in milliseconds.
 */
export type Session = {
  userId: string
  tokenHash: string
  previous?: { tokenHash: string; agentHash: string; exchangedAt: number }
  epoch: number
  device: string
  createdAt: number
  lastUsedAt: number
  expiresAt: number
}

export const sessionLifeMs = 30 * 24 * 3_600_000
/** How long an access token is good. */
export const accessTokenSeconds = 15 * 60
/** For a token that is signed while its session ends, and for clocks that differ. */
const leewayMs = 60_000
/** How long an exchange may be asked for again: its answer was lost, or two tabs asked at once. */
export const graceMs = 10_000

type When = { by: By; now: number }

export function beginSession(
  begun: { userId: string; tokenHash: string; epoch: number; device: string },
  { by, now }: When,
): Decision<Session, undefined> {
  const session = { ...begun, createdAt: now, lastUsedAt: now, expiresAt: now + sessionLifeMs }
  return [session, [audit('logged-in', by, { target: begun.userId })], undefined]
}

/** Whether a session is good for its user now. */
export function isAlive(
  session: { id: string; state: Session } | undefined,
  user: Pick<UserState, 'epoch' | 'status' | 'kept'> | undefined,
  now: number,
): boolean {
  if (!session || !user?.status || now >= session.state.expiresAt) return false
  return session.state.epoch === user.epoch || session.id === user.kept
}

/** A token that is exchanged: its hash, that of the one which follows from it, and which browser asks. */
type Exchange = { tokenHash: string; nextHash: string; agentHash: string }

export type Rotated = 'rotated' | 'repeated' | 'reused' | 'over'

/**
 * Exchanges the session's token for the next. The token before it gets the same next one again as long as the
 * grace lasts and nobody used that one, from the same browser. Any other genuine token that was exchanged before
 * has been copied by somebody: nobody can tell by whom, so the whole family ends.
 */
export function rotate(
  id: string,
  state: Session | undefined,
  { tokenHash, nextHash, agentHash }: Exchange,
  { by, now }: When,
): Decision<Session, Rotated> {
  if (!state || now >= state.expiresAt) return [null, [], 'over']
  const { userId, previous } = state
  if (sameText(tokenHash, state.tokenHash)) {
    const exchanged = { tokenHash, agentHash, exchangedAt: now }
    return [{ ...state, tokenHash: nextHash, previous: exchanged, lastUsedAt: now }, [], 'rotated']
  }
  // Once its successor is used, the token that is remembered here is that one.
  const isRepeated =
    previous !== undefined &&
    sameText(tokenHash, previous.tokenHash) &&
    sameText(agentHash, previous.agentHash) &&
    now < previous.exchangedAt + graceMs
  if (isRepeated) return [state, [], 'repeated']
  return [null, [ended(id, userId, now), audit('refresh-reused', by, { target: userId })], 'reused']
}

/** Ends a session of this user; false where there is none. */
export function endSession(
  id: string,
  state: Session | undefined,
  { userId, action }: { userId: string; action: 'logged-out' | 'session-ended' },
  { by, now }: When,
): Decision<Session, boolean> {
  if (!state || state.userId !== userId) return [state ?? null, [], false]
  return [null, [ended(id, userId, now), audit(action, by, { target: userId })], true]
}

/** What a higher epoch of the user ends is not told: the epoch's own event is. */
function ended(id: string, userId: string, now: number) {
  const expiresAt = new Date(now + accessTokenSeconds * 1_000 + leewayMs).toISOString()
  return event(sessionEnded, { id, userId, expiresAt })
}
