import { answered, finalStatus, tracing } from '@semaforo/service-kit'
import type { Passage } from './pass-on.ts'

/**
 * A span around each request that is passed on, with the route's prefix for a name. A client may say which trace
 * its request belongs to: it is an id and no more. Polls of sockets are left out: they wait on purpose.
 */
export function tracePassages(pass: (passage: Passage) => void): typeof pass {
  const start = tracing()
  if (!start) return pass
  return (passage) => {
    const { req, res, route } = passage
    if (route.kind === 'socket') return pass(passage)
    const method = req.method ?? ''
    const name = `${method} ${route.prefix}`
    const span = start({ service: 'gateway', name, kind: 'server', parent: req.headers['traceparent'] })
    res.once('close', () => span.end(answered(method, route.prefix, finalStatus(res))))
    return span.run(() => pass(passage))
  }
}
