import type { Decision } from '@semaforo/service-kit'
import { sameText } from '../secret.ts'
import { audit, type By, type UserState } from './user.ts'

/**
 * A session: the family of refresh tokens that began with one login. It holds the hash of the only token
 * that is good now. `epoch` is the user's when it began; a higher one has ended it. Times in milliseconds.
 */
export type Session = {
  userId: string
  tokenHash: string
  epoch: number
  device: string
  createdAt: number
  lastUsedAt: number
  expiresAt: number
}

export const sessionLifeMs = 30 * 24 * 3_600_000

export function beginSession(
  begun: { userId: string; tokenHash: string; epoch: number; device: string },
  { by, now }: { by: By; now: number },
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

export type Rotated = 'rotated' | 'reused' | 'over'

/**
 * Exchanges the session's token for the next. A genuine token that was exchanged before has been copied by
 * somebody: nobody can tell by whom, so the whole family ends.
 */
export function rotate(
  state: Session | undefined,
  { tokenHash, nextHash }: { tokenHash: string; nextHash: string },
  { by, now }: { by: By; now: number },
): Decision<Session, Rotated> {
  if (!state) return [null, [], 'over']
  if (now >= state.expiresAt) return [null, [], 'over']
  if (!sameText(tokenHash, state.tokenHash))
    return [null, [audit('refresh-reused', by, { target: state.userId })], 'reused']
  return [{ ...state, tokenHash: nextHash, lastUsedAt: now }, [], 'rotated']
}

/** Ends a session of this user; false where there is none. */
export function endSession(
  state: Session | undefined,
  { userId, by, action }: { userId: string; by: By; action: 'logged-out' | 'session-ended' },
): Decision<Session, boolean> {
  if (!state || state.userId !== userId) return [state ?? null, [], false]
  return [null, [audit(action, by, { target: userId })], true]
}
