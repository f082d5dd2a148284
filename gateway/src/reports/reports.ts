import { type Report, Reports, reportsPath } from '@semaforo/contracts'
import type { RateLimiter } from '@semaforo/platform'
import type { LiveFrontends } from '@semaforo/releases'
import { badRequest, type Log, methodNotAllowed, rateKey } from '@semaforo/service-kit'
import { type Request, Router } from 'express'
import type { Registry } from 'prom-client'
import { countClient } from '../edge/rate-limit.ts'
import { readJson } from '../edge/read-json.ts'
import type { Limits } from '../limits.ts'
import { located } from '../locate.ts'
import type { CanaryJudge } from './canary-judge.ts'
import { liveReleasesIn } from './live-releases.ts'
import { createReportMetrics } from './report-metrics.ts'

/** A full batch of reports is far smaller. */
const bodyBytes = 8_192

/**
 * `POST /api/reports`: what pages met with the frontends in `frontendsDir`, counted in the gateway's own metrics.
 * It is a call between our pages and their gateway, and is not part of the documented API. Answers 204; what is not a list of
 * reports is refused whole, and counted nowhere.
 */
export function reports(options: {
  frontendsDir: string
  live: LiveFrontends
  metrics: Registry
  limiter: RateLimiter
  limits: Pick<Limits, 'bodyTimeoutMs'>
  judge: CanaryJudge
  log: Log
}): Router {
  const { frontendsDir, live, limiter, limits, judge, log } = options
  const liveReleases = liveReleasesIn(frontendsDir, live)
  const metrics = createReportMetrics(options.metrics, liveReleases)
  const router = Router()
  router.post(reportsPath, async (req, res) => {
    const { client } = located(res)
    await countClient(limiter, client)
    const reports = await readReports(req, limits)
    metrics.count(reports, await liveReleases())
    res.status(204).end()
    await judge
      .record(reports, rateKey(client))
      .catch((err: unknown) => log.error({ err }, 'canaries cannot be judged'))
  })
  router.all(reportsPath, () => {
    throw methodNotAllowed(['POST'])
  })
  return router
}

async function readReports(req: Request, limits: Pick<Limits, 'bodyTimeoutMs'>): Promise<readonly Report[]> {
  const { data } = Reports.safeParse(await readJson(req, { ...limits, bodyBytes }))
  if (!data) throw badRequest('invalid-request', 'Los datos enviados no son reportes de nuestras páginas.')
  return data.reports
}
