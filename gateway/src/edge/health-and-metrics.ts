import type { Readiness } from '@semaforo/platform'
import type { Service } from '@semaforo/proxy'
import { expositionType, isLocalRequest, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Metrics } from './metrics.ts'

type Services = ReadonlyMap<string, Pick<Service, 'isReady'>>
type States = Record<string, 'ready' | 'down'>

/** Timeout of a service's readiness check. */
const readyTimeoutMs = 2_000

/**
 * The gateway's own health and metrics. It is ready when it can serve the site, whichever services are down;
 * their states are reported. Metrics are served to this machine only, and are a 404 for everyone else.
 */
export function healthAndMetrics(
  services: Services,
  metrics: Metrics,
  ready: () => Promise<Readiness>,
): Router {
  const router = Router()
  let checking: Promise<States> | undefined
  /** Concurrent callers share one check, so that frequent checks cost the services nothing. */
  const states = () => {
    checking ??= statesOf(services).finally(() => {
      checking = undefined
    })
    return checking
  }
  router.get('/health/live', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'live' })
  })
  router.get('/health/ready', async (_req, res) => {
    const own = await ready()
    if (!own.ok) throw unavailable('not-ready', own.reason, 1)
    res.set('Cache-Control', 'no-store').json({ status: 'ready', services: await states() })
  })
  router.get('/metrics', async (req, res, next) => {
    if (!isLocalRequest(req)) return next('router')
    res.type(expositionType).send(await metrics.text())
  })
  return router
}

async function statesOf(services: Services): Promise<States> {
  const states = [...services].map(
    async ([name, service]) => [name, (await service.isReady(readyTimeoutMs)) ? 'ready' : 'down'] as const,
  )
  return Object.fromEntries(await Promise.all(states))
}
