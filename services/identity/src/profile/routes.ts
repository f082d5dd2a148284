import { deleteOwnAccount, exportMe, getMe } from '@semaforo/contracts'
import { notAllowed, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { setStatus } from '../administration/manage-user.ts'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { createCallers } from '../sessions/caller.ts'
import { publicUser } from '../user.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportAll } from './export.ts'

/** A person's own account: read, export, close. Editing is part of `updateUser` in administration. */
export function profileRoutes(identity: Identity): Router {
  const { secret, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, getMe, ({ caller }) => publicUser(caller.id, caller.user))

  serveAs(router, callers, exportMe, async ({ caller, req }) => ({
    exportedAt: new Date(now()).toISOString(),
    services: await exportAll(identity, caller, req.headers.authorization ?? ''),
  }))

  serveAs(router, callers, deleteOwnAccount, async ({ caller, params, body, req }) => {
    if (params.id !== caller.id) throw notAllowed()
    await confirmPassword(identity, caller, body.currentPassword)
    await setStatus(identity, caller.id, false, initiatorOf(secret, req, caller.id))
    return { message: 'La cuenta fue eliminada con exito' }
  })
  return router
}
