import type { ServerResponse } from 'node:http'
import { collectDefaultMetrics, openMetricsContentType, Registry, register } from 'prom-client'

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

/** Names the trace of a request that was measured, where it is traced: from a slow bucket to what was slow. */
export function exemplarOf(res: ServerResponse & { locals: { traceId?: string } }): Record<string, string> {
  const { traceId } = res.locals
  return traceId === undefined ? {} : { trace_id: traceId }
}
