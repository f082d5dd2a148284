import type { Readiness } from '@semaforo/platform'
import type { Services } from '@semaforo/proxy'
import { expositionType, isLocalRequest, live, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Metrics } from './metrics.ts'

/**
 * The gateway's own health and metrics. It is ready when it can serve the site, whichever services are down;
 * their states are reported. Metrics are served to this machine only, and are a 404 for everyone else.
 */
export function healthAndMetrics(
  services: Pick<Services, 'states'>,
  metrics: Metrics,
  ready: () => Promise<Readiness>,
): Router {
  const router = Router()
  router.get('/health/live', live)
  router.get('/health/ready', async (_req, res) => {
    const own = await ready()
    if (!own.ok) throw unavailable('not-ready', own.reason, 1)
    res.set('Cache-Control', 'no-store').json({ status: 'ready', services: await services.states() })
  })
  router.get('/metrics', async (req, res, next) => {
    if (!isLocalRequest(req)) return next('router')
    res.type(expositionType).send(await metrics.text())
  })
  return router
}
