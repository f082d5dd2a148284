import type { Request, RequestHandler, Response } from 'express'
import { Histogram, type Registry } from 'prom-client'
import { exemplarOf } from './exposition.ts'

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
