import { readAudit, readKeys } from '@semaforo/contracts'
import { badRequest, InvalidCursor, serve, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { createCallers } from '../sessions/caller.ts'
import { auditPage } from './audit.ts'

/** What identity shows of itself: the audit to admins, its public keys to everybody. */
export function auditRoutes(identity: Identity): Router {
  const router = Router()
  serveAs(router, createCallers(identity), readAudit, ({ query }) =>
    auditPage(identity.stores, query.after).catch(unknownPage),
  )
  serve(router, readKeys, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=300')
    return identity.tokens.publicKeys()
  })
  return router
}

function unknownPage(error: unknown): never {
  if (error instanceof InvalidCursor) throw badRequest('unknown-page', 'Esa página no existe.')
  throw error
}
