import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { collectDefaultMetrics, Histogram, openMetricsContentType, Registry, register } from 'prom-client'
import { type Log, levelOf } from '../log.ts'
import { asProblem } from './problem.ts'

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

/**
 * Measures the time to answer each request in a histogram of `registry`, in seconds, until its response is closed.
 * Requests that are traced are its exemplars.
 * @param labelsOf the labels of a request whose response is closed
 * @param measured gets them and the seconds
 */
export function measureRequests<Labels extends Record<string, string | number>>(
  registry: Registry,
  metric: { name: string; help: string; labelNames: readonly (keyof Labels & string)[] },
  labelsOf: (req: Request, res: Response) => Labels,
  measured?: (labels: Labels, seconds: number, res: Response) => void,
): RequestHandler {
  const duration = new Histogram<string>({ ...metric, enableExemplars: true, registers: [registry] })
  return (req, res, next) => {
    const start = performance.now()
    res.once('close', () => {
      const seconds = (performance.now() - start) / 1000
      const labels = labelsOf(req, res)
      duration.observe({ labels, value: seconds, exemplarLabels: exemplarOf(res) })
      measured?.(labels, seconds, res)
    })
    next()
  }
}

let collecting = false

/** OpenMetrics 1.0, the format that carries exemplars; every Prometheus since version 2.5 reads it. */
export const expositionType = openMetricsContentType
const end = '# EOF\n'

/** An empty registry in that format. */
export function openRegistry(): Registry {
  const registry = new Registry()
  speakOpenMetrics(registry)
  return registry
}

/** prom-client's types fix a registry's content type. The cast is safe: no metric is registered yet. */
const speakOpenMetrics = (registry: Registry) => registry.setContentType(expositionType as never)

/** The metrics of a registry, and memory, CPU, event loop and garbage collection of this process, as one text. */
export async function exposition(registry: Registry): Promise<string> {
  if (!collecting) {
    speakOpenMetrics(register)
    collectDefaultMetrics()
  }
  collecting = true
  const [own, process] = await Promise.all([registry.metrics(), register.metrics()])
  return own.slice(0, -end.length) + process
}

/** Adds the trace of a measured request as an exemplar, which leads from a slow bucket to its trace. */
export function exemplarOf(res: ServerResponse & { locals: { traceId?: string } }): Record<string, string> {
  const { traceId } = res.locals
  return traceId === undefined ? {} : { trace_id: traceId }
}

/** nginx's status for a request that the client closed. */
const clientClosedRequest = 499

/**
 * The status of a closed request: 499 where the client closed before the end of the response, 502 where we
 * aborted a response that had begun.
 */
export function finalStatus(res: ServerResponse): number {
  if (res.writableFinished) return res.statusCode
  return res.errored ? 502 : clientClosedRequest
}

/** The pattern of the matched route: a label by path would create a time series per id. */
export function routeOf(req: Request): string {
  const path = (req.route as { path?: unknown } | undefined)?.path
  return typeof path === 'string' ? req.baseUrl + path : 'unmatched'
}
