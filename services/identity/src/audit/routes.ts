import { readAudit } from '@semaforo/contracts'
import { serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { createCallers } from '../sessions/caller.ts'
import { auditPage } from './audit-page.ts'

/** The audit trail, for admins. */
export function auditRoutes(identity: Identity): Router {
  const router = Router()
  serveAs(router, createCallers(identity), readAudit, ({ query }) => auditPage(identity.stores, query))
  return router
}
