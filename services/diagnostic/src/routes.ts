import {
  deleteRecord,
  diagnose as diagnoseCall,
  exportFromService,
  improve as improveCall,
  listRecords,
  predict,
  readRecord,
  restoreRecord,
  saveRecord,
} from '@semaforo/contracts'
import { diagnose, improve } from '@semaforo/diagnosis'
import { type Authenticate, notAllowed, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { serveBusinesses } from './businesses/routes.ts'
import { createUndoKeys, remove, restore } from './deletion.ts'
import { all, page, pageOfBusiness, save } from './history.ts'
import type { LoadedModel } from './load-model.ts'
import { serveModelCard, serveModelFile } from './model-files.ts'
import { ownRecord } from './own-record.ts'
import { shown } from './record.ts'
import { requiredModel } from './required-model.ts'
import type { Stores } from './store.ts'

/** The service's HTTP API. Without a valid model, only the routes that need one answer 503. */
export function diagnosticRoutes(
  authenticate: Authenticate,
  stores: Stores,
  loaded: LoadedModel | undefined,
  baseRate: number,
): Router {
  const router = Router()
  const model = requiredModel(loaded)

  serveAs(router, authenticate, diagnoseCall, ({ body }) => diagnose(body))
  serveAs(router, authenticate, predict, ({ body }) => model().model.predict(body, baseRate))
  serveAs(router, authenticate, improveCall, ({ body }) => improve(body, model().model, baseRate))
  serveModelFile(router, authenticate, model)
  serveModelCard(router)

  serveAs(router, authenticate, saveRecord, async ({ body, caller, res }) => {
    if (body.user_id !== caller.sub) throw notAllowed()
    const record = await save(stores, body, Date.now())
    res.status(201)
    return record
  })
  serveAs(router, authenticate, listRecords, ({ query: { after, negocio }, caller }) =>
    negocio ? pageOfBusiness(stores, caller.sub, negocio, after) : page(stores, caller.sub, after),
  )
  serveAs(router, authenticate, readRecord, async ({ params, caller }) =>
    shown(
      params.id,
      await ownRecord(stores.records, params.id, caller.sub),
      (await stores.businesses.get(caller.sub))?.state,
    ),
  )
  serveBusinesses(router, authenticate, stores)
  const keys = createUndoKeys(stores.undoKeys, Date.now)
  serveAs(router, authenticate, deleteRecord, ({ params, caller }) =>
    remove(stores, keys, params.id, caller.sub),
  )
  serveAs(router, authenticate, restoreRecord, async ({ params, body, caller, res }) => {
    const record = await restore(stores, keys, { id: params.id, undo: body.undo }, caller.sub)
    res.status(201)
    return record
  })

  serveAs(router, authenticate, exportFromService, async ({ caller, params }) => {
    if (params.userId !== caller.sub) throw notAllowed()
    return { diagnostics: await all(stores, caller.sub) }
  })
  return router
}
