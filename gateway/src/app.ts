import type { IncomingMessage } from 'node:http'
import type { RateLimiter, Readiness } from '@semaforo/platform'
import { liveFrontends } from '@semaforo/releases'
import { badRequest, type Log, unknownPath } from '@semaforo/service-kit'
import express, { type Express, type RequestHandler } from 'express'
import { apiDocs, apiDocsPath } from './api-docs.ts'
import type { GatewayConfig } from './config.ts'
import { answerError } from './edge/answer-error.ts'
import { healthAndMetrics } from './edge/health-and-metrics.ts'
import { createMetrics } from './edge/metrics.ts'
import { countClient } from './edge/rate-limit.ts'
import { type AnswerKind, security } from './edge/security.ts'
import { type Located, located, locateRequests } from './locate.ts'
import type { RenderedPages } from './pages/rendered-pages.ts'
import { partnerCors } from './partners/partner-cors.ts'
import type { Partners } from './partners/partners.ts'
import { type ProxyOptions, proxy } from './proxy/proxy.ts'
import { releases } from './releases/releases.ts'
import { createCanaryJudge } from './reports/canary-judge.ts'
import { reports } from './reports/reports.ts'
import { isApi, within } from './routes.ts'
import { serviceWorker } from './service-worker.ts'
import { site, siteReady } from './site/site.ts'
import { visitors } from './site/visitors.ts'
import { traceRequests } from './trace.ts'
import { widget } from './widget/widget.ts'

export type AppOptions = ProxyOptions & {
  limiters: Record<'reports' | 'releases' | 'clientFrames' | 'partnerFrames', RateLimiter>
  partners: Partners
  rendered: RenderedPages
  frontendsDir: string
  frontendOrigins: readonly string[]
  serviceWorker: GatewayConfig['SERVICE_WORKER']
  locate(req: IncomingMessage): Located
  log: Log
  /** The readiness of the platform; that of the frontends is checked as well. */
  ready(): Promise<Readiness>
}

/** The public origin: its middleware, from the outside in. */
export function createApp(options: AppOptions): Express {
  const { services, limiters, limits, frontendsDir, frontendOrigins, publicUrl, partners, rendered, log } =
    options
  const metrics = createMetrics()
  const headers = security(publicUrl, frontendOrigins)
  const live = liveFrontends(frontendsDir, log)
  const judge = createCanaryJudge(frontendsDir, live, log)
  const ready = async () => {
    const state = await options.ready()
    return state.ok ? siteReady(frontendsDir) : state
  }

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.use(locateRequests(options.locate))
  app.use(metrics.observe)
  app.use((_req, res, next) => {
    headers[kindOf(located(res))](res)
    next()
  })
  app.use(async (_req, res, next) => {
    const { route, client } = located(res)
    await countClient(limiters[route?.kind ?? 'page'], client)
    next()
  })
  app.use(refuseMalformed)
  app.use(traceRequests)
  app.use(partnerCors(partners, new URL(publicUrl).origin))
  app.use(proxy(options))
  app.use(apiDocsPath, apiDocs(frontendsDir))
  app.use(
    reports({ frontendsDir, live, metrics: metrics.registry, limiter: limiters.reports, limits, judge, log }),
  )
  app.use('/api', nothing)
  app.use(healthAndMetrics(services, metrics, ready))
  app.use('/metrics', nothing)
  app.use(
    releases({
      frontendsDir,
      publicUrl,
      limiter: limiters.releases,
      limits,
      judge,
      pages: services.get('pages'),
    }),
  )
  app.use(widget({ frontendsDir, live, publicUrl, partners, limiters }))
  app.use(serviceWorker(options.serviceWorker))
  app.use(site({ frontendsDir, publicUrl, rendered, visitors: visitors(live, publicUrl, frontendOrigins) }))
  app.use(answerError(log))
  return app
}

const refuseMalformed: RequestHandler = (_req, res, next) => {
  if (located(res).path === undefined) throw badRequest('malformed-request', 'La dirección no se entiende.')
  next()
}

const nothing: RequestHandler = () => {
  throw unknownPath()
}

function kindOf({ path, route }: Located): AnswerKind {
  if (route) return route.kind === 'frame' ? 'frame' : 'api'
  if (path !== undefined && within(path, '/widget')) return 'widget'
  if (path === undefined || !isApi(path)) return 'page'
  return within(path, apiDocsPath) ? 'docs' : 'api'
}
