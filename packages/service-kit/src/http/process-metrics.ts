import { collectDefaultMetrics, register } from 'prom-client'

let collecting = false

/** Memory, CPU, event loop and garbage collection of this process, in Prometheus' text format. */
export function processMetrics(): Promise<string> {
  if (!collecting) collectDefaultMetrics()
  collecting = true
  return register.metrics()
}
