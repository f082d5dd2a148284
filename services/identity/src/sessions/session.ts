import { event, sessionEnded } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { equalInConstantTime } from '../secret.ts'
import { audit, type Initiator, type UserState } from '../user/user.ts'

/**
 * A session: the family of refresh tokens of one login. It holds the hash of the current token, and of the one
 * before with when and by which browser it was exchanged. `epoch` is the user's at the login: a higher one ends
 * the session. `provenAt` is when its user last gave the password, unknown in a session of an older release. Times in
 * milliseconds.
 */
export type Session = {
  userId: string
  tokenHash: string
  previous?: { tokenHash: string; agentHash: string; exchangedAt: number }
  epoch: number
  device: string
  createdAt: number
  provenAt?: number
  lastUsedAt: number
  expiresAt: number
}

export const sessionLifeMs = 30 * 24 * 3_600_000
/** That of an admin: from the login, and without use (OWASP ASVS 5, 7.3.1 and 7.3.2). */
export const adminSession = { lifeMs: 12 * 3_600_000, idleMs: 30 * 60_000 }
/** How many a user has at most: the next login ends the least recently used one. */
export const mostSessions = 20
/** The lifetime of an access token. */
export const accessTokenSeconds = 15 * 60
/** For tokens signed while the session ends, and for clock skew. */
const leewayMs = 60_000
/** How long an exchange may be repeated: its response was lost, or two tabs refreshed at once. */
export const graceMs = 10_000

type When = { by: Initiator; now: number }

export function beginSession(
  begun: { userId: string; tokenHash: string; epoch: number; device: string },
  { by, now }: When,
): Decision<Session, undefined> {
  const session = { ...begun, createdAt: now, provenAt: now, lastUsedAt: now, expiresAt: now + sessionLifeMs }
  return [session, [audit('logged-in', by, { target: begun.userId })], undefined]
}

/** Its user gave the password again; null if the session has ended. */
export function prove(state: Session | undefined, now: number): Decision<Session, Session | null> {
  const proven = state ? { ...state, provenAt: now } : null
  return [proven, [], proven]
}

/** Whether a session is valid for its user now. */
export function isAlive(
  session: { id: string; state: Session } | undefined,
  user: Pick<UserState, 'role' | 'epoch' | 'status' | 'kept'> | undefined,
  now: number,
): boolean {
  if (!session || !user?.status || now >= session.state.expiresAt) return false
  const { createdAt, lastUsedAt } = session.state
  const { lifeMs, idleMs } = adminSession
  if (user.role === 'admin' && (now >= createdAt + lifeMs || now >= lastUsedAt + idleMs)) return false
  return session.state.epoch === user.epoch || session.id === user.kept
}

/** A refresh: the hashes of the token and of its successor, and which browser asks. */
type Exchange = { tokenHash: string; nextHash: string; agentHash: string }

export type Rotated = 'rotated' | 'repeated' | 'reused' | 'over'

/**
 * Refresh token rotation. The previous token gets the same successor again during the grace period, from the
 * same browser and until the successor is used. Any other genuine old token has been copied: since the thief
 * cannot be told from the owner, the whole family ends.
 */
export function rotate(
  id: string,
  state: Session | undefined,
  { tokenHash, nextHash, agentHash }: Exchange,
  { by, now }: When,
): Decision<Session, Rotated> {
  if (!state || now >= state.expiresAt) return [null, [], 'over']
  const { userId, previous } = state
  if (equalInConstantTime(tokenHash, state.tokenHash)) {
    const exchanged = { tokenHash, agentHash, exchangedAt: now }
    return [{ ...state, tokenHash: nextHash, previous: exchanged, lastUsedAt: now }, [], 'rotated']
  }
  // `previous` is replaced as soon as the successor is used.
  const isRepeated =
    previous !== undefined &&
    equalInConstantTime(tokenHash, previous.tokenHash) &&
    equalInConstantTime(agentHash, previous.agentHash) &&
    now < previous.exchangedAt + graceMs
  if (isRepeated) return [state, [], 'repeated']
  return [null, [ended(id, userId, now), audit('refresh-reused', by, { target: userId })], 'reused']
}

/** Ends a session of this user; false if there is none. */
export function endSession(
  id: string,
  state: Session | undefined,
  { userId, action }: { userId: string; action: 'logged-out' | 'session-ended' },
  { by, now }: When,
): Decision<Session, boolean> {
  if (!state || state.userId !== userId) return [state ?? null, [], false]
  return [null, [ended(id, userId, now), audit(action, by, { target: userId })], true]
}

/** Published for one session. Sessions ended by a new epoch are covered by that change's own event. */
function ended(id: string, userId: string, now: number) {
  const expiresAt = new Date(now + accessTokenSeconds * 1_000 + leewayMs).toISOString()
  return event(sessionEnded, { id, userId, expiresAt })
}
