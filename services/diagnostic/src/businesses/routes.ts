import { randomUUID } from 'node:crypto'
import { type Business, listBusinesses, mergeBusiness, moveRecord, renameBusiness } from '@semaforo/contracts'
import { type Authenticate, serveAs } from '@semaforo/service-kit'
import type { Router } from 'express'
import { all, refuseErased } from '../history.ts'
import { ownRecord, recordNotFound } from '../own-record.ts'
import { moveTo, shown } from '../record.ts'
import type { Stores } from '../store.ts'
import { addBusiness, businessOf, giveName, joinBusinesses } from './businesses.ts'
import { summariesOf } from './summaries.ts'

/** The businesses of a person, and moving a record between them. */
export function serveBusinesses(router: Router, authenticate: Authenticate, stores: Stores): void {
  const { businesses, records } = stores

  serveAs(router, authenticate, listBusinesses, async ({ caller }) => {
    const [own, found] = await Promise.all([businesses.get(caller.sub), all(stores, caller.sub)])
    return { businesses: summariesOf(own?.state, found) }
  })

  serveAs(router, authenticate, renameBusiness, async ({ params, body, caller }) => {
    const { state } = await businesses.update(caller.sub, giveName(params.id, body.name, randomUUID()))
    await refuseErased(stores, caller.sub)
    return businessOf(state, params.id) as Business
  })

  serveAs(router, authenticate, mergeBusiness, async ({ params, body, caller }) => {
    const { state } = await businesses.update(caller.sub, joinBusinesses(params.id, body.into))
    return businessOf(state, params.id) as Business
  })

  serveAs(router, authenticate, moveRecord, async ({ params: { id }, body: { negocio }, caller }) => {
    await ownRecord(records, id, caller.sub)
    const own = (await businesses.update(caller.sub, addBusiness(negocio))).state
    const { state } = await records.update(id, moveTo(id, negocio.id, own))
    await refuseErased(stores, caller.sub, id)
    if (!state) throw recordNotFound()
    return shown(id, state, own)
  })
}
