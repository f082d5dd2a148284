import { readSummaryKeys, shareResult } from '@semaforo/contracts'
import { serve } from '@semaforo/service-kit'
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
  serve(router, readSummaryKeys, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=300')
    return sharing.keys.publicKeys()
  })
  return router
}
