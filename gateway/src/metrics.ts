import { processMetrics } from '@semaforo/service-kit'
import { Histogram, Registry } from 'prom-client'

type Observe = (seconds: number) => void

/** Time to answer, by who answered, and how the process is. `text` is Prometheus' exposition format. */
export function createMetrics() {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer a request at the public origin',
    labelNames: ['answered_by', 'method', 'status'],
    registers: [registry],
  })
  // The series of a request is looked up once and kept: its labels cost more than its observation.
  const series = new Map<string, Observe>()
  return {
    observe(answeredBy: string, method: string, status: number, seconds: number): void {
      const key = `${answeredBy} ${method} ${status}`
      let observe = series.get(key)
      if (!observe) {
        const child = duration.labels(answeredBy, method, String(status))
        observe = (value) => child.observe(value)
        series.set(key, observe)
      }
      observe(seconds)
    },
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${await processMetrics()}`,
  }
}
export type Metrics = ReturnType<typeof createMetrics>
