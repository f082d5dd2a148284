import type { IncomingMessage } from 'node:http'
import { type Report, Reports, reportsPath } from '@semaforo/contracts'
import type { RateLimiter } from '@semaforo/platform'
import { badRequest, ProblemError } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Registry } from 'prom-client'
import { countClient } from '../edge/rate-limit.ts'
import { readBody } from '../edge/read-body.ts'
import type { Limits } from '../limits.ts'
import { located } from '../locate.ts'
import type { LiveFrontends } from '../site/live-frontends.ts'
import { methodNotAllowed } from '../site/site.ts'
import { liveReleasesIn } from './live-releases.ts'
import { createReportMetrics } from './report-metrics.ts'

/** A full batch of reports is far smaller. */
const bodyBytes = 8_192

/**
 * `POST /api/reports`: what pages met with the frontends in `frontendsDir`, counted in the gateway's own metrics.
 * It is a call between our pages and their gateway, and stands in no document. Answers 204; what is not a list of
 * reports is refused whole, and counted nowhere.
 */
export function reports(options: {
  frontendsDir: string
  live: LiveFrontends
  metrics: Registry
  limiter: RateLimiter
  limits: Pick<Limits, 'bodyTimeoutMs'>
}): Router {
  const { frontendsDir, live, limiter, limits } = options
  const metrics = createReportMetrics(options.metrics)
  const liveReleases = liveReleasesIn(frontendsDir, live)
  const router = Router()
  router.post(reportsPath, async (req, res) => {
    await countClient(limiter, located(res).client)
    if (!req.is('application/json')) {
      throw new ProblemError(415, 'unsupported-media-type', 'Envía los datos como JSON (application/json).')
    }
    const reports = await readReports(req, limits)
    metrics.count(reports, await liveReleases())
    res.status(204).end()
  })
  router.all(reportsPath, () => {
    throw methodNotAllowed(['POST'])
  })
  return router
}

async function readReports(
  req: IncomingMessage,
  limits: Pick<Limits, 'bodyTimeoutMs'>,
): Promise<readonly Report[]> {
  const body = await readBody(req, { ...limits, bodyBytes })
  const { data } = Reports.safeParse(parsed(body))
  if (!data) throw badRequest('invalid-request', 'Los datos enviados no son reportes de nuestras páginas.')
  return data.reports
}

function parsed(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw badRequest('malformed-json', 'Los datos no son JSON válido.')
  }
}
