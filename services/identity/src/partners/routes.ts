import {
  createPartner,
  listPartners,
  readPartnerFacts,
  rotatePartnerKey,
  updatePartner,
} from '@semaforo/contracts'
import { revalidated, serve, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { createCallers } from '../sessions/caller.ts'
import { addPartner, allPartnerFacts, allPartners, changePartner, rotateKey } from './administer.ts'

/** Admins manage partners; the system's other processes read them. */
export function partnerRoutes(identity: Identity): Router {
  const { secret } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, listPartners, async () => ({ partners: await allPartners(identity) }))

  serveAs(router, callers, createPartner, async ({ caller, body, req, res }) => {
    const partner = await addPartner(identity, body, initiatorOf(secret, req, caller.id))
    res.status(201)
    return partner
  })

  serveAs(router, callers, updatePartner, ({ caller, params, body, req }) =>
    changePartner(identity, params.id, body, initiatorOf(secret, req, caller.id)),
  )

  serveAs(router, callers, rotatePartnerKey, async ({ caller, params, body, req, res }) => {
    const by = initiatorOf(secret, req, caller.id)
    const partner = await rotateKey(identity, params.id, body, by)
    res.status(201)
    return partner
  })

  // Each gateway reads this at most every five seconds, and after each partner event: most answers are 304.
  router.use(readPartnerFacts.path, revalidated)
  serve(router, readPartnerFacts, async () => ({ partners: await allPartnerFacts(identity) }))
  return router
}
