import type { PartnerFacts, SummaryClaims } from '@semaforo/contracts'
import type { Platform } from '@semaforo/platform'
import {
  type Authenticate,
  isLoopbackHost,
  type Log,
  type SigningKeys,
  startSweeping,
} from '@semaforo/service-kit'
import type { Router } from 'express'
import type { Partners } from '../partners/partners.ts'
import { openDeliveries, queueDelivery, startDelivering } from './deliveries.ts'
import { forgetFailed } from './failed-deliveries.ts'
import { deliveryRoutes } from './routes.ts'

const forgetEveryMs = 3_600_000

/** Summaries on their way to partners' servers. `issuer` is the origin of this site. */
export async function openWebhooks(context: {
  platform: Platform
  partners: Partners
  keys: SigningKeys
  issuer: string
  authenticate: Authenticate
  log: Log
  now: () => number
}): Promise<{
  routes: Router
  queue(partner: PartnerFacts, summary: string, claims: SummaryClaims): Promise<void>
  stop(): Promise<void>
}> {
  const { platform, issuer, log, now } = context
  const deliveries = await openDeliveries(platform)
  const ownMachine = isLoopbackHost(new URL(issuer).host)
  const { wake, stop } = startDelivering({ ...context, deliveries, ownMachine })
  const forgetting = startSweeping(
    (stopping) => forgetFailed(deliveries, now(), stopping),
    log,
    forgetEveryMs,
  )
  return {
    routes: deliveryRoutes({ ...context, deliveries, wake }),
    async queue(partner, summary, { jti }) {
      await queueDelivery(deliveries, partner, { jti, summary, now: now() })
      wake()
    },
    async stop() {
      await forgetting.stop()
      await stop()
    },
  }
}
