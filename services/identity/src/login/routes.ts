import { randomUUID } from 'node:crypto'
import { login, logout, refresh, type SessionAnswer } from '@semaforo/contracts'
import { forbidden, serve, unauthorized } from '@semaforo/service-kit'
import { type Request, type Response, Router } from 'express'
import { noteFailure } from '../administration/audit.ts'
import type { Identity } from '../identity.ts'
import { byOf, clientOf } from '../origin.ts'
import { agentHash, deviceOf } from '../sessions/device.ts'
import {
  clearRefreshCookie,
  refreshCookies,
  requireOwnPage,
  setRefreshCookie,
} from '../sessions/refresh-cookie.ts'
import { mintRefreshToken, readRefreshToken } from '../sessions/refresh-token.ts'
import { beginSession, endSession, isAlive, rotate } from '../sessions/session.ts'
import { publicUser, type UserState } from '../user.ts'
import { beginAttempt } from './begin-attempt.ts'

/** Login, refresh and logout. */
export function loginRoutes(identity: Identity): Router {
  const { stores, secret, passwords, limit, now } = identity
  const router = Router()

  serve(router, login, async ({ body, req, res }) => {
    await limit('login-ip', clientOf(req))
    const attempt = await beginAttempt(identity, body.email, req)
    const { items } = await stores.users.query('email', { equals: [body.email], limit: 1 })
    const [user] = items
    // Without such a user it takes the same time and gets the same answer.
    const fits = await attempt.judge(() => passwords.verify(user?.state.passwordHash, body.password))
    if (!user || !fits) {
      // Written for every address, so that its time does not tell either.
      await noteFailure(stores, byOf(secret, req), { target: user?.id, now: now() })
      throw unauthorized('invalid-credentials', 'Correo o contraseña incorrectos.')
    }
    if (!user.state.status) throw blocked()
    await rehash(user.id, user.state, body.password)
    const answered = await open(user.id, user.state, req, res)
    await attempt.signedIn(res)
    return answered
  })

  serve(router, refresh, async ({ req, res }) => {
    requireOwnPage(req)
    const token = readRefreshToken(secret, refreshCookies(req))
    if (!token) throw sessionOver(req, res)
    const { sessionId, hash, next } = token
    const session = await stores.sessions.get(sessionId)
    const user = session && (await stores.users.get(session.state.userId))
    const exchange = {
      tokenHash: hash,
      nextHash: next.hash,
      agentHash: agentHash(secret, req.headers['user-agent']),
    }
    const when = { by: byOf(secret, req), now: now() }
    const { result: rotated } = await stores.sessions.update(sessionId, (state) =>
      rotate(sessionId, state, exchange, when),
    )
    const isGood = rotated === 'rotated' || rotated === 'repeated'
    if (!isGood || !user || !isAlive(session, user.state, now())) throw sessionOver(req, res)
    setRefreshCookie(req, res, next.value)
    return answer(user.id, user.state, sessionId, res)
  })

  serve(router, logout, async ({ req, res }) => {
    requireOwnPage(req)
    await endSessionOfCookie(req, 'logged-out')
    clearRefreshCookie(req, res)
    return { message: 'Cerraste tu sesión.' }
  })

  async function open(id: string, user: UserState, req: Request, res: Response): Promise<SessionAnswer> {
    const sessionId = randomUUID()
    const { value, hash } = mintRefreshToken(secret, sessionId)
    const device = deviceOf(req.headers['user-agent'])
    const begun = { userId: id, tokenHash: hash, epoch: user.epoch, device }
    const when = { by: byOf(secret, req, id), now: now() }
    await stores.sessions.update(sessionId, () => beginSession(begun, when))
    // Its cookie is replaced: nobody could renew or close it any more, whoever's it was.
    await endSessionOfCookie(req, 'session-ended')
    setRefreshCookie(req, res, value)
    return answer(id, user, sessionId, res)
  }

  async function endSessionOfCookie(req: Request, action: 'logged-out' | 'session-ended') {
    const token = readRefreshToken(secret, refreshCookies(req))
    const session = token && (await stores.sessions.get(token.sessionId))
    if (!session) return
    const { userId } = session.state
    const when = { by: byOf(secret, req, userId), now: now() }
    await stores.sessions.update(session.id, (state) =>
      endSession(session.id, state, { userId, action }, when),
    )
  }

  async function answer(id: string, user: UserState, sid: string, res: Response): Promise<SessionAnswer> {
    res.set('Cache-Control', 'no-store')
    const token = await identity.tokens.sign({ sub: id, role: user.role, sid, ver: user.epoch })
    return { user: publicUser(id, user), token }
  }

  /** Parameters grow with the years: an old hash is replaced when its password is at hand. */
  async function rehash(id: string, user: UserState, password: string) {
    if (!passwords.isOutdated(user.passwordHash)) return
    const passwordHash = await passwords.hash(password)
    await stores.users.update(id, (state) => [
      state?.passwordHash === user.passwordHash ? { ...state, passwordHash } : (state ?? null),
      [],
    ])
  }
  return router
}

const blocked = () =>
  forbidden('account-blocked', 'Tu cuenta está desactivada. Escríbenos si crees que es un error.')

function sessionOver(req: Request, res: Response) {
  clearRefreshCookie(req, res)
  return unauthorized('session-ended', 'Tu sesión terminó. Vuelve a iniciar sesión.')
}
