import {
  endAllSessions as endAllCall,
  endSession as endCall,
  listSessions,
  proveIdentity,
} from '@semaforo/contracts'
import { notFound, serveAs, tokenExpired } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { endAllSessions } from '../user/decisions.ts'
import { createCallers } from './caller.ts'
import { sessionsOf } from './ended-sessions.ts'
import { sessionAnswer } from './open-session.ts'
import { clearRefreshCookie } from './refresh-cookie.ts'
import { endSession, isAlive, prove } from './session.ts'

const iso = (time: number) => new Date(time).toISOString()

/** The list of a person's open sessions, proving again who holds this one, and ending one or all of them. */
export function ownSessionsRoutes(identity: Identity): Router {
  const { stores, secret, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, listSessions, async ({ caller }) => {
    const all = await sessionsOf(stores.sessions, caller.id)
    const open = all.filter(({ id, state }) => isAlive({ id, state }, caller.user, now()))
    return {
      sessions: open.map(({ id, state: { device, createdAt, lastUsedAt } }) => ({
        id,
        device,
        createdAt: iso(createdAt),
        lastUsedAt: iso(lastUsedAt),
        current: id === caller.sessionId,
      })),
    }
  })

  serveAs(router, callers, proveIdentity, async ({ caller, body, res }) => {
    await confirmPassword(identity, caller, body.password)
    const { id, sessionId, user } = caller
    const { result: proven } = await stores.sessions.update(sessionId, (state) => prove(state, now()))
    if (!proven) throw tokenExpired()
    return sessionAnswer(identity, id, user, { sessionId, provenAt: proven.provenAt, res })
  })

  serveAs(router, callers, endCall, async ({ caller, params, req }) => {
    const asked = { userId: caller.id, action: 'session-ended' } as const
    const when = { by: initiatorOf(secret, req, caller.id), now: now() }
    const { result: isEnded } = await stores.sessions.update(params.id, (state) =>
      endSession(params.id, state, asked, when),
    )
    if (!isEnded) throw notFound('session-not-found', 'Esa sesión ya no existe.')
    return { message: 'Cerraste esa sesión.' }
  })

  serveAs(router, callers, endAllCall, async ({ caller, req, res }) => {
    const by = initiatorOf(secret, req, caller.id)
    await stores.users.update(caller.id, (state) => endAllSessions(caller.id, state, by))
    clearRefreshCookie(req, res)
    return { message: 'Cerraste todas tus sesiones.' }
  })
  return router
}
