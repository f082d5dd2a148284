import { randomUUID } from 'node:crypto'
import type { Readiness } from '@semaforo/platform'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express'
import type { Log } from '../log.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { requestMetrics } from './metrics.ts'
import { asProblem, sendProblem, unavailable } from './problem.ts'
import { noRoute, route } from './serve.ts'

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

export const live: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'live' })
}

export function answerReadiness(ready: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    const readiness = await ready()
    if (!readiness.ok) throw unavailable('not-ready', readiness.reason)
    res.json({ status: 'ready', ...(readiness.without !== undefined && { without: readiness.without }) })
  }
}

const wellFormed = /^[\w-]{8,64}$/

/** Reads the gateway's request id, or generates one, and sets it on the response. */
const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id']
  res.setHeader('x-request-id', typeof given === 'string' && wellFormed.test(given) ? given : randomUUID())
  next()
}
