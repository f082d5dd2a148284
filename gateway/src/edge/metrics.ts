import { exposition, finalStatus, measureRequests, openRegistry } from '@semaforo/service-kit'
import { located } from '../locate.ts'

const duration = {
  name: 'gateway_request_duration_seconds',
  help: 'Time to answer a request at the public origin',
  labelNames: ['answered_by', 'method', 'status'] as const,
}

/**
 * Measures the duration of each request by the service that answered it. `text` is OpenMetrics; the gateway's other
 * metrics go into `registry`.
 */
export function createMetrics() {
  const registry = openRegistry()
  const observe = measureRequests(registry, duration, (req, res) => {
    const answered_by = located(res).route?.service ?? 'gateway'
    return { answered_by, method: req.method, status: finalStatus(res) }
  })
  return { observe, registry, text: () => exposition(registry) }
}
export type Metrics = ReturnType<typeof createMetrics>
