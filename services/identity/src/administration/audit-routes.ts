import { readAudit } from '@semaforo/contracts'
import { InvalidCursor } from '@semaforo/platform'
import { badRequest, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { createCallers } from '../sessions/caller.ts'
import { auditPage } from './audit.ts'

/** The audit trail, for admins. */
export function auditRoutes(identity: Identity): Router {
  const router = Router()
  serveAs(router, createCallers(identity), readAudit, ({ query }) =>
    auditPage(identity.stores, query.after).catch(unknownPage),
  )
  return router
}

function unknownPage(error: unknown): never {
  if (error instanceof InvalidCursor) throw badRequest('unknown-page', 'Esa página no existe.')
  throw error
}
