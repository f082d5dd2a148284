import type { RequestHandler } from 'express'
import { type Log, levelOf } from '../log.ts'
import { asProblem } from './as-problem.ts'
import { exposition, expositionType, openRegistry } from './exposition.ts'
import { finalStatus } from './final-status.ts'
import { measureRequests } from './measure-requests.ts'
import { routeOf } from './route-of.ts'

/** Measures and logs each request, and serves `/metrics` for one application and its process. */
export function requestMetrics(name: string, log: Log): { measure: RequestHandler; answer: RequestHandler } {
  const registry = openRegistry()
  registry.setDefaultLabels({ service: name })
  return {
    measure: measureRequests(
      registry,
      {
        name: 'http_request_duration_seconds',
        help: 'Time to answer a request',
        labelNames: ['method', 'route', 'status'],
      },
      (req, res) => ({ method: req.method, route: routeOf(req), status: finalStatus(res) }),
      (line, seconds, res) => {
        const requestId = res.getHeader('x-request-id')
        const { error: err, traceId } = res.locals
        const level = levelOf(line.status)
        const reason = level === 'info' ? { code: asProblem(err).code } : { err }
        log[level]({ ...line, requestId, traceId, ms: Math.round(seconds * 1000), ...reason }, 'request')
      },
    ),
    answer: async (_req, res) => {
      res.type(expositionType).send(await exposition(registry))
    },
  }
}
