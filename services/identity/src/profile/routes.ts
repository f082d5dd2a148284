import { deleteOwnAccount, exportMe, getMe } from '@semaforo/contracts'
import { notAllowed, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { auditExport } from '../administration/audit.ts'
import { eraseUser, setStatus } from '../administration/manage-user.ts'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { createCallers } from '../sessions/caller.ts'
import { publicUser } from '../user.ts'
import { confirmPassword } from './confirm-password.ts'
import { exportAll } from './export.ts'

/** A person's own account: read, export, close or erase. Editing is part of `updateUser` in administration. */
export function profileRoutes(identity: Identity): Router {
  const { secret, stores, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, getMe, ({ caller }) => publicUser(caller.id, caller.user))

  serveAs(router, callers, exportMe, async ({ caller, req }) => {
    const exportedAt = new Date(now()).toISOString()
    const services = await exportAll(identity, caller, req.headers.authorization ?? '')
    await auditExport(stores, initiatorOf(secret, req, caller.id), caller.id, exportedAt)
    return { exportedAt, services }
  })

  serveAs(router, callers, deleteOwnAccount, async ({ caller, params, body, req }) => {
    if (params.id !== caller.id) throw notAllowed()
    await confirmPassword(identity, caller, body.currentPassword)
    const by = initiatorOf(secret, req, caller.id)
    const message = 'La cuenta fue eliminada con exito'
    if (body.erase) {
      await eraseUser(identity, caller.id, by)
      return { message }
    }
    const closed = await setStatus(identity, caller.id, false, by)
    return { message, ...(closed?.eraseAt && { keptUntil: new Date(closed.eraseAt).toISOString() }) }
  })
  return router
}
