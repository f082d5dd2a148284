import {
  endAllSessions as endAllCall,
  endSession as endCall,
  exportMe,
  getMe,
  listSessions,
} from '@semaforo/contracts'
import { notFound, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { byOf } from '../origin.ts'
import { createCallers } from '../sessions/caller.ts'
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts'
import { endSession, isAlive } from '../sessions/session.ts'
import { sessionsOf } from '../sweep.ts'
import { publicUser } from '../user.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportAll } from './export.ts'
import { endAllSessions } from './profile.ts'

const iso = (time: number) => new Date(time).toISOString()

/** What a person sees and ends of their own. */
export function meRoutes(identity: Identity): Router {
  const { stores, secret, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, getMe, ({ caller }) => publicUser(caller.id, caller.user))

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

  serveAs(router, callers, endCall, async ({ caller, params, req }) => {
    const asked = { userId: caller.id, action: 'session-ended' } as const
    const when = { by: byOf(secret, req, caller.id), now: now() }
    const { result: isEnded } = await stores.sessions.update(params.id, (state) =>
      endSession(params.id, state, asked, when),
    )
    if (!isEnded) throw notFound('session-not-found', 'Esa sesión ya no existe.')
    return { message: 'Cerraste esa sesión.' }
  })

  serveAs(router, callers, endAllCall, async ({ caller, body, req, res }) => {
    await confirmPassword(identity, caller, body.currentPassword)
    const by = byOf(secret, req, caller.id)
    await stores.users.update(caller.id, (state) => endAllSessions(caller.id, state, by))
    clearRefreshCookie(req, res)
    return { message: 'Cerraste todas tus sesiones.' }
  })

  serveAs(router, callers, exportMe, async ({ caller, req }) => ({
    exportedAt: iso(now()),
    services: await exportAll(identity, caller, req.headers.authorization ?? ''),
  }))
  return router
}
