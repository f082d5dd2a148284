import type { Readiness } from '@semaforo/platform'
import express, { type ErrorRequestHandler, type Express, type Router } from 'express'
import type { Log } from '../log.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { asProblem } from './as-problem.ts'
import { answerReadiness, live } from './health.ts'
import { requestId } from './request-id.ts'
import { requestMetrics } from './request-metrics.ts'
import { noRoute, route } from './route.ts'
import { sendProblem } from './send-problem.ts'

const answerError: ErrorRequestHandler = (error, _req, res, _next) => {
  res.locals.error = error
  if (res.headersSent) res.destroy(error as Error)
  else sendProblem(res, asProblem(error))
}

/**
 * The Express application of a service: its routes within the middleware that all services share. Errors are
 * problem+json.
 */
export function createApp(options: {
  name: string
  log: Log
  routes: Router
  ready: () => Promise<Readiness>
}): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  const metrics = requestMetrics(options.name, options.log)
  app.use(requestId, metrics.measure)
  route(app, 'get', '/health/live', live)
  route(app, 'get', '/health/ready', answerReadiness(options.ready))
  route(app, 'get', '/metrics', metrics.answer)
  app.use(traceRequests(options.name), options.routes, noRoute, answerError)
  return app
}
