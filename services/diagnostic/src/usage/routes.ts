import { countUsage, readUsage } from '@semaforo/contracts'
import { type Authenticate, serve, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import type { ClientLimits } from '../client-limits.ts'
import { dayInMexico } from '../days.ts'
import type { Partners } from '../partners/partners.ts'
import type { ShareStore } from '../summaries/shares.ts'
import { count, lastDays, type UsageStore } from './usage.ts'

/** Counts the use of partners' widgets and shows it to admins. */
export function usageRoutes(context: {
  authenticate: Authenticate
  limits: ClientLimits
  partners: Partners
  usages: UsageStore
  shares: ShareStore
  now: () => number
}): Router {
  const { authenticate, limits, partners, usages, shares, now } = context
  const router = Router()
  serve(router, countUsage, async ({ body, req }) => {
    const { id } = await partners.withKey(body.partner, req)
    // Beyond the limit a client's use is not counted: nobody can make a partner's counts up.
    if (!(await limits.count('usage', req)).allowed) return { counted: false }
    await usages.update(id, count(body.what, dayInMexico(now())))
    return { counted: true }
  })
  serveAs(router, authenticate, readUsage, async ({ params }) => {
    const [used, shared] = await Promise.all([usages.get(params.id), shares.get(params.id)])
    return { days: lastDays(used?.state, shared?.state, dayInMexico(now())) }
  })
  return router
}
