import { randomUUID } from 'node:crypto'
import { exemplarOf, exposition, finalStatus, openRegistry } from '@semaforo/service-kit'
import type { RequestHandler } from 'express'
import { Histogram } from 'prom-client'
import { located } from '../locate.ts'

/**
 * Sets the id of each request, and measures its duration by the service that answered it. `text` is
 * OpenMetrics.
 */
export function createMetrics() {
  const registry = openRegistry()
  const duration = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer a request at the public origin',
    labelNames: ['answered_by', 'method', 'status'],
    enableExemplars: true,
    registers: [registry],
  })
  const observe: RequestHandler = (req, res, next) => {
    const start = performance.now()
    const answered_by = located(res).route?.service ?? 'gateway'
    res.setHeader('x-request-id', randomUUID())
    res.once('close', () => {
      const labels = { answered_by, method: req.method, status: finalStatus(res) }
      duration.observe({
        labels,
        value: (performance.now() - start) / 1000,
        exemplarLabels: exemplarOf(res),
      })
    })
    next()
  }
  return {
    observe,
    /** Where the gateway's other metrics go. */
    registry,
    text: () => exposition(registry),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
