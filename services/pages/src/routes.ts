import { readPageFailures, readPages } from '@semaforo/contracts'
import { revalidated, route } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Answerable } from './document.ts'

/** What the gateway reads: all pages with their validator, and what has none. */
export function pagesRoutes(current: () => Answerable): Router {
  const router = Router()
  router.use('/internal', revalidated)
  route(router, 'get', readPages.path, (_req, res) => {
    const { body, etag } = current()
    res.type('json').set('ETag', etag).send(body)
  })
  route(router, 'get', readPageFailures.path, (_req, res) => {
    res.json(current().document.failures)
  })
  return router
}
