import type { Readiness } from '@semaforo/platform'
import { isOwnMachine, unavailable } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Service } from '../proxy/proxy.ts'
import type { Metrics } from './metrics.ts'

type States = Record<string, 'ready' | 'down'>

/** How long a service may take to say that it is ready. */
const readyTimeoutMs = 2_000

/**
 * What the gateway answers about itself. It is ready when it can serve the site, whatever services are down: their
 * states are told. The metrics are for this machine only and do not exist for anyone else.
 */
export function ownPaths(
  services: ReadonlyMap<string, Pick<Service, 'upstream'>>,
  metrics: Metrics,
  ready: () => Promise<Readiness>,
): Router {
  const router = Router()
  let asking: Promise<States> | undefined
  /** Whoever asks meanwhile shares the answer: asking often costs the services nothing. */
  const states = () => {
    asking ??= statesOf(services).finally(() => {
      asking = undefined
    })
    return asking
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
    if (!isOwnMachine(req)) return next('router')
    res.type(metrics.contentType).send(await metrics.text())
  })
  return router
}

async function statesOf(services: ReadonlyMap<string, Pick<Service, 'upstream'>>): Promise<States> {
  const states = [...services].map(async ([name, { upstream }]) => {
    const isReady = await upstream.read('/health/ready', {}, readyTimeoutMs).then(
      ({ status }) => status === 200,
      () => false,
    )
    return [name, isReady ? 'ready' : 'down'] as const
  })
  return Object.fromEntries(await Promise.all(states))
}
