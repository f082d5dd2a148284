import type { RequestHandler } from 'express'
import { Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { finalStatus } from './final-status.ts'
import { processMetrics } from './process-metrics.ts'
import { routeOf } from './route-of.ts'

/** Measures and logs each request, and serves `/metrics` for one application and its process. */
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
        const line = { method: req.method, route: routeOf(req), status: finalStatus(res) }
        duration.observe(line, seconds)
        const level = line.status >= 500 ? 'error' : 'debug'
        const requestId = res.getHeader('x-request-id')
        const { error: err, traceId } = res.locals
        log[level]({ ...line, requestId, traceId, ms: Math.round(seconds * 1000), err }, 'request')
      })
      next()
    },
    answer: async (_req, res) => {
      res.type(registry.contentType).send(`${await registry.metrics()}\n${await processMetrics()}`)
    },
  }
}
