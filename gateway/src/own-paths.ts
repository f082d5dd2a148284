import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '@semaforo/service-kit'
import { isLocal } from './edge/client-address.ts'
import type { Metrics } from './metrics.ts'
import type { Service } from './upstream/circuit.ts'

type Answer = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** How long a service may take to say that it is ready. */
const readyTimeoutMs = 2_000

/**
 * What the gateway answers about itself, by path. Ready means that every service is; the metrics are
 * for this machine only and do not exist for anyone else.
 */
export function ownPaths(
  services: ReadonlyMap<string, Service>,
  metrics: Metrics,
): (path: string, req: IncomingMessage) => Answer | undefined {
  const answers: Record<string, Answer> = {
    '/health/live': async (_req, res) => sendJson(res, { status: 'live' }),
    '/health/ready': async (_req, res) => {
      const states = await Promise.all(
        [...services].map(async ([name, service]) => ({ name, ok: await isReady(service) })),
      )
      const waiting = states.flatMap(({ name, ok }) => (ok ? [] : [name]))
      if (waiting.length > 0) throw unavailable('not-ready', `Todavía no responde: ${waiting.join(', ')}.`, 1)
      sendJson(res, { status: 'ready' })
    },
    '/metrics': async (_req, res) => {
      res.setHeader('Content-Type', metrics.contentType)
      res.end(await metrics.text())
    },
  }
  return (path, req) => (path === '/metrics' && !isLocal(req) ? undefined : answers[path])
}

async function isReady(service: Service): Promise<boolean> {
  return service.upstream.read('/health/ready', {}, readyTimeoutMs).then(
    (answer) => answer.status === 200,
    () => false,
  )
}

function sendJson(res: ServerResponse, value: unknown): void {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.end(JSON.stringify(value))
}
