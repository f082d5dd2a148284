import { activeTraceparent, type StartSpan, tracing } from '@semaforo/service-kit'
import type { Upstream } from './upstream.ts'

/** A service whose calls are spans of the request that they are made for; other calls are none. */
export function traced(service: string, upstream: Upstream): Upstream {
  const start = tracing()
  return start ? { ...upstream, ...tracedCalls(service, upstream, start) } : upstream
}

function tracedCalls(
  service: string,
  upstream: Upstream,
  start: StartSpan,
): Pick<Upstream, 'forward' | 'read'> {
  async function inSpan<Result>(method: string, call: () => Promise<Result>): Promise<Result> {
    const parent = activeTraceparent()
    if (parent === undefined) return call()
    const attributes = { 'http.request.method': method, 'peer.service': service }
    const span = start({
      service: 'gateway',
      name: `${method} ${service}`,
      kind: 'client',
      parent,
      attributes,
    })
    try {
      const result = await span.run(call)
      span.end()
      return result
    } catch (error) {
      span.end({ failed: true })
      throw error
    }
  }

  return {
    forward: (exchange, timeoutMs, onSign) =>
      inSpan(exchange.req.method ?? '', () => upstream.forward(exchange, timeoutMs, onSign)),
    read: (path, headers, timeoutMs) => inSpan('GET', () => upstream.read(path, headers, timeoutMs)),
  }
}
