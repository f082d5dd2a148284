import { randomUUID } from 'node:crypto'
import { finalStatus, processMetrics } from '@semaforo/service-kit'
import type { RequestHandler } from 'express'
import { Histogram, Registry } from 'prom-client'
import { located } from '../locate.ts'

/**
 * Sets the id of each request, and measures its duration by the service that answered it. `text` is Prometheus'
 * exposition format.
 */
export function createMetrics() {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer a request at the public origin',
    labelNames: ['answered_by', 'method', 'status'],
    registers: [registry],
  })
  const observe: RequestHandler = (req, res, next) => {
    const end = duration.startTimer()
    const answered_by = located(res).route?.service ?? 'gateway'
    res.setHeader('x-request-id', randomUUID())
    res.once('close', () => end({ answered_by, method: req.method, status: finalStatus(res) }))
    next()
  }
  return {
    observe,
    /** Where the gateway's other metrics go. */
    registry,
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${await processMetrics()}`,
  }
}
export type Metrics = ReturnType<typeof createMetrics>
