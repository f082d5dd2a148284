import { randomUUID } from 'node:crypto'
import type { SessionAnswer } from '@semaforo/contracts'
import type { Request, Response } from 'express'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { publicUser, type UserState } from '../user/user.ts'
import { deviceOf } from './device.ts'
import { sessionsOf } from './ended-sessions.ts'
import { refreshCookies, setRefreshCookie } from './refresh-cookie.ts'
import { mintRefreshToken, readRefreshTokens } from './refresh-token.ts'
import { beginSession, endSession, mostSessions } from './session.ts'

type Exchange = { req: Request; res: Response }

/** Opens a session for a user who has proved their password, and sets its refresh cookie. */
export async function openSession(
  identity: Identity,
  id: string,
  user: UserState,
  { req, res }: Exchange,
): Promise<SessionAnswer> {
  const { stores, secret, now } = identity
  const sessionId = randomUUID()
  const { value, hash } = mintRefreshToken(secret, sessionId)
  const device = deviceOf(req.headers['user-agent'])
  const begun = { userId: id, tokenHash: hash, epoch: user.epoch, device }
  const when = { by: initiatorOf(secret, req, id), now: now() }
  await stores.sessions.update(sessionId, () => beginSession(begun, when))
  const ends = { userId: id, action: 'session-ended' } as const
  for (const { id: old } of (await sessionsOf(stores.sessions, id)).slice(mostSessions))
    await stores.sessions.update(old, (state) => endSession(old, state, ends, when))
  // The new cookie replaces the old one, after which nobody could refresh or close the old session.
  await endSessionOfCookie(identity, req, 'session-ended')
  setRefreshCookie(req, res, value)
  return sessionAnswer(identity, id, user, { sessionId, provenAt: when.now, res })
}

/** Ends the session of each refresh cookie of the request. */
export async function endSessionOfCookie(
  { stores, secret, now }: Identity,
  req: Request,
  action: 'logged-out' | 'session-ended',
): Promise<void> {
  for (const { sessionId } of readRefreshTokens(secret, refreshCookies(req))) {
    const userId = (await stores.sessions.get(sessionId))?.state.userId
    if (userId === undefined) continue
    const when = { by: initiatorOf(secret, req, userId), now: now() }
    await stores.sessions.update(sessionId, (state) => endSession(sessionId, state, { userId, action }, when))
  }
}

/** The user with a new access token, never to be cached. */
export async function sessionAnswer(
  { tokens }: Identity,
  id: string,
  user: UserState,
  { sessionId, provenAt, res }: { sessionId: string; provenAt: number | undefined; res: Response },
): Promise<SessionAnswer> {
  res.set('Cache-Control', 'no-store')
  const proof = provenAt !== undefined && { auth_time: Math.floor(provenAt / 1_000), amr: ['pwd'] }
  const token = await tokens.sign({ sub: id, role: user.role, sid: sessionId, ver: user.epoch, ...proof })
  return { user: publicUser(id, user), token }
}
