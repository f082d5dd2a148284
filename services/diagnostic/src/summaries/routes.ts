import { readSummaryKeys, shareResult } from '@semaforo/contracts'
import { revalidated, serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { ClientLimits } from '../client-limits.ts'
import { type Sharing, share } from './share-result.ts'

/** Signs what people share with partners, and publishes the keys that verify it. */
export function summaryRoutes(limits: ClientLimits, sharing: Sharing): Router {
  const router = Router()
  serve(router, shareResult, async ({ body, req, res }) => {
    await limits.enforce('share', req)
    const answer = await share(sharing, body, req)
    res.status(201).set('Cache-Control', 'no-store')
    return answer
  })
  // A new key signs at once, so nobody may keep a list without it.
  router.use(readSummaryKeys.path, revalidated)
  serve(router, readSummaryKeys, () => sharing.keys.publicKeys())
  return router
}
