import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnMachine, type Readiness, unavailable } from '@semaforo/service-kit'
import type { Metrics } from './metrics.ts'
import type { Service } from './upstream/circuit.ts'

type Answer = (req: IncomingMessage, res: ServerResponse) => Promise<void>
type States = Record<string, 'ready' | 'down'>

/** How long a service may take to say that it is ready. */
const readyTimeoutMs = 2_000

/**
 * What the gateway answers about itself, by path. It is ready when it can serve the site, whatever services are
 * down: their states are told. The metrics are for this machine only and do not exist for anyone else.
 */
export function ownPaths(
  services: ReadonlyMap<string, Service>,
  metrics: Metrics,
  ready: () => Promise<Readiness>,
): (path: string, req: IncomingMessage) => Answer | undefined {
  let asking: Promise<unknown> | undefined
  async function readiness() {
    const own = await ready()
    if (!own.ok) throw unavailable('not-ready', own.reason, 1)
    return { status: 'ready', services: await statesOf(services) }
  }
  const answers: Record<string, Answer> = {
    '/health/live': async (_req, res) => sendJson(res, { status: 'live' }),
    '/health/ready': async (_req, res) => {
      // Whoever asks meanwhile shares the answer: asking often costs the services nothing.
      asking ??= readiness().finally(() => {
        asking = undefined
      })
      sendJson(res, await asking)
    },
    '/metrics': async (_req, res) => {
      res.setHeader('Content-Type', metrics.contentType)
      res.end(await metrics.text())
    },
  }
  return (path, req) => (path === '/metrics' && !isOwnMachine(req) ? undefined : answers[path])
}

async function statesOf(services: ReadonlyMap<string, Service>): Promise<States> {
  const states = await Promise.all(
    [...services].map(
      async ([name, service]) => [name, (await isReady(service)) ? 'ready' : 'down'] as const,
    ),
  )
  return Object.fromEntries(states)
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
