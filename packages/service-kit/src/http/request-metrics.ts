import type { Request, RequestHandler } from 'express'
import { Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { processMetrics } from './process-metrics.ts'

/** The pattern of the route that answered: a path itself would make a series of every id. */
function routeOf(req: Request): string {
  const path = (req.route as { path?: unknown } | undefined)?.path
  return typeof path === 'string' ? req.baseUrl + path : 'unmatched'
}

/** Measures and logs each request, and answers `/metrics` for one app and its process. */
export function requestMetrics(name: string, log: Log): { measure: RequestHandler; answer: RequestHandler } {
  const registry = new Registry()
  registry.setDefaultLabels({ service: name })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  return {
    measure: (req, res, next) => {
      const start = performance.now()
      res.once('close', () => {
        const seconds = (performance.now() - start) / 1000
        const line = { method: req.method, route: routeOf(req), status: res.statusCode }
        duration.observe(line, seconds)
        const level = res.statusCode >= 500 ? 'error' : 'debug'
        const requestId = res.getHeader('x-request-id')
        log[level]({ ...line, requestId, ms: Math.round(seconds * 1000), err: res.locals.error }, 'request')
      })
      next()
    },
    answer: async (_req, res) => {
      res.type(registry.contentType).send(`${await registry.metrics()}\n${await processMetrics()}`)
    },
  }
}
