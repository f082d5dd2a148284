import { logout, refresh } from '@semaforo/contracts'
import { serve, unauthorized } from '@semaforo/service-kit'
import { type Request, type Response, Router } from 'express'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { agentHash } from './device.ts'
import { endSessionOfCookie, sessionAnswer } from './open-session.ts'
import { clearRefreshCookie, refreshCookies, requireOwnPage, setRefreshCookie } from './refresh-cookie.ts'
import { readRefreshTokens } from './refresh-token.ts'
import { isAlive, rotate } from './session.ts'

/** What the refresh cookie authenticates: refresh and logout. */
export function sessionRoutes(identity: Identity): Router {
  const { stores, secret, now } = identity
  const router = Router()

  serve(router, refresh, async ({ req, res }) => {
    requireOwnPage(req)
    const [token, other] = readRefreshTokens(secret, refreshCookies(req))
    // One of two is planted by another subdomain. Both stay: the browser would be left with the planted one alone.
    if (other) throw sessionEnded()
    if (!token) throw sessionOver(req, res)
    const { sessionId, hash, next } = token
    const session = await stores.sessions.get(sessionId)
    const user = session && (await stores.users.get(session.state.userId))
    // Before the exchange, which counts as a use.
    if (!session || !user || !isAlive(session, user.state, now())) throw sessionOver(req, res)
    const exchange = {
      tokenHash: hash,
      nextHash: next.hash,
      agentHash: agentHash(secret, req.headers['user-agent']),
    }
    const when = { by: initiatorOf(secret, req), now: now() }
    const { result: rotated } = await stores.sessions.update(sessionId, (state) =>
      rotate(sessionId, state, exchange, when),
    )
    if (rotated !== 'rotated' && rotated !== 'repeated') throw sessionOver(req, res)
    setRefreshCookie(req, res, next.value)
    const { provenAt } = session.state
    return sessionAnswer(identity, user.id, user.state, { sessionId, provenAt, res })
  })

  serve(router, logout, async ({ req, res }) => {
    requireOwnPage(req)
    await endSessionOfCookie(identity, req, 'logged-out')
    clearRefreshCookie(req, res)
    return { message: 'Cerraste tu sesión.' }
  })
  return router
}

function sessionOver(req: Request, res: Response) {
  clearRefreshCookie(req, res)
  return sessionEnded()
}

const sessionEnded = () => unauthorized('session-ended', 'Tu sesión terminó. Vuelve a iniciar sesión.')
