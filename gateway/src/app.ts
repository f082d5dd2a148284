import type { RateLimit, RateLimiter, Readiness } from '@semaforo/platform'
import type { Services } from '@semaforo/proxy'
import { liveFrontends } from '@semaforo/releases'
import { badRequest, type Log, noRoute, ProblemError } from '@semaforo/service-kit'
import express, { type Express, type RequestHandler } from 'express'
import { apiDocs, apiDocsPath } from './api-docs.ts'
import type { GatewayConfig } from './config.ts'
import { answerError } from './edge/answer-error.ts'
import { healthAndMetrics } from './edge/health-and-metrics.ts'
import { createMetrics } from './edge/metrics.ts'
import { countClient, type Limiters } from './edge/rate-limit.ts'
import type { AnswerKind, security } from './edge/security.ts'
import type { Limits } from './limits.ts'
import { type Locate, type Located, located, locateRequests, longestTarget } from './locate.ts'
import type { RenderedPages } from './pages/rendered-pages.ts'
import type { Partners } from './partners/partners.ts'
import { proxy } from './proxy.ts'
import { releases } from './releases/releases.ts'
import { createCanaryJudge } from './reports/canary-judge.ts'
import { reports } from './reports/reports.ts'
import { type Route, within } from './routes.ts'
import { serviceWorker } from './service-worker.ts'
import { site, siteReady } from './site/site.ts'
import { visitors } from './site/visitors.ts'
import { traceRequests } from './trace.ts'
import { widget } from './widget/widget.ts'

/** See `createGateway`. */
export type GatewayOptions = {
  config: Pick<GatewayConfig, 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'> &
    Partial<Pick<GatewayConfig, 'FRONTEND_ORIGINS' | 'SERVICE_WORKER'>>
  publicUrl: string
  log: Log
  services: Readonly<Record<string, string | readonly string[]>>
  frontendsDir: string
  rateLimiter: (limit: RateLimit) => RateLimiter
  /** The readiness of the gateway's platform. */
  ready?: () => Promise<Readiness>
  routes?: readonly Route[]
  limits?: Limits
}

/** The gateway's options, with what it made of them. */
export type AppOptions = Required<Omit<GatewayOptions, 'services' | 'rateLimiter' | 'routes'>> & {
  services: Services
  limiters: Limiters
  partners: Partners
  rendered: RenderedPages
  locate: Locate
  headers: ReturnType<typeof security>
}

/** The public origin: its middleware, from the outside in. */
export function createApp(options: AppOptions): Express {
  const { services, limiters, frontendsDir, publicUrl, headers, log } = options
  const { FRONTEND_ORIGINS: frontendOrigins = [], SERVICE_WORKER = 'on' } = options.config
  const metrics = createMetrics()
  const live = liveFrontends(frontendsDir, log)
  const judge = createCanaryJudge(frontendsDir, live, log)

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.use(locateRequests(options.locate))
  app.use(metrics.observe)
  app.use((_req, res, next) => {
    res.setHeaders(headers[kindOf(located(res))])
    next()
  })
  app.use((_req, res, next) => {
    const { route, client } = located(res)
    return countClient(limiters[route?.kind ?? 'page'], client).then(() => next())
  })
  app.use(refuseTarget)
  app.use(traceRequests)
  app.use(proxy(services, publicUrl))
  app.use(apiDocsPath, apiDocs(frontendsDir))
  app.use(reports({ ...options, live, metrics: metrics.registry, limiter: limiters.reports, judge }))
  app.use('/api', noRoute)
  app.use(healthAndMetrics(services, metrics, siteReady(frontendsDir, options.ready)))
  app.use('/metrics', noRoute)
  app.use(releases({ ...options, limiter: limiters.releases, judge, pages: services.get('pages') }))
  app.use(widget({ ...options, live }))
  app.use(serviceWorker(SERVICE_WORKER))
  app.use(site({ ...options, visitors: visitors(live, publicUrl, frontendOrigins) }))
  app.use(answerError(log))
  return app
}

const refuseTarget: RequestHandler = (req, res, next) => {
  if (req.url.length > longestTarget)
    throw new ProblemError(414, 'target-too-long', 'La dirección es demasiado larga.')
  if (located(res).path === undefined) throw badRequest('malformed-request', 'La dirección no se entiende.')
  next()
}

function kindOf({ path, route }: Located): AnswerKind {
  if (route) return route.kind === 'frame' ? 'frame' : 'api'
  if (path !== undefined && within(path, '/widget')) return 'widget'
  if (path === undefined || !within(path, '/api')) return 'page'
  return within(path, apiDocsPath) ? 'docs' : 'api'
}
