import type { RequestHandler } from 'express'
import { Histogram } from 'prom-client'
import type { Log } from '../log.ts'
import { exemplarOf, exposition, expositionType, openRegistry } from './exposition.ts'
import { finalStatus } from './final-status.ts'
import { routeOf } from './route-of.ts'

/** Measures and logs each request, and serves `/metrics` for one application and its process. */
export function requestMetrics(name: string, log: Log): { measure: RequestHandler; answer: RequestHandler } {
  const registry = openRegistry()
  registry.setDefaultLabels({ service: name })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    enableExemplars: true,
    registers: [registry],
  })
  return {
    measure: (req, res, next) => {
      const start = performance.now()
      res.once('close', () => {
        const seconds = (performance.now() - start) / 1000
        const line = { method: req.method, route: routeOf(req), status: finalStatus(res) }
        duration.observe({ labels: line, value: seconds, exemplarLabels: exemplarOf(res) })
        const level = line.status >= 500 ? 'error' : 'debug'
        const requestId = res.getHeader('x-request-id')
        const { error: err, traceId } = res.locals
        log[level]({ ...line, requestId, traceId, ms: Math.round(seconds * 1000), err }, 'request')
      })
      next()
    },
    answer: async (_req, res) => {
      res.type(expositionType).send(await exposition(registry))
    },
  }
}
