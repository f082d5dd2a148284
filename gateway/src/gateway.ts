import { createServer, type Server } from 'node:http'
import {
  closeServer,
  type Log,
  type RateLimit,
  type RateLimiter,
  type Readiness,
} from '@semaforo/service-kit'
import type { GatewayConfig } from './config.ts'
import { createHandler } from './handler.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createLongLived } from './long-lived.ts'
import { type Route, siteRoutes } from './routes.ts'
import { createCircuit } from './upstream/circuit.ts'
import { traced } from './upstream/traced.ts'
import type { Upstream } from './upstream/upstream.ts'

/** A page loads dozens of files where it makes a few calls. */
const pagesPerCall = 10

export type Gateway = {
  /** Not listening yet. */
  server: Server
  /** Answers what is in flight, then lets go of the services' connections. */
  stop(): Promise<void>
}

/**
 * The one public origin: services behind their route table, the frontends in `frontendsDir`
 * (`shell/`, `remotes/`, `federation/`), and the guards at the edge. `publicUrl` is how the public
 * reaches it. A service that fails takes none of the others with it.
 */
export function createGateway(options: {
  config: GatewayConfig
  publicUrl: string
  log: Log
  services: Readonly<Record<string, Upstream>>
  frontendsDir: string
  rateLimiter: (limit: RateLimit) => RateLimiter
  /** Whether what the gateway itself stands on answers. */
  ready?: () => Promise<Readiness>
  routes?: readonly Route[]
  limits?: Limits
}): Gateway {
  const { config, publicUrl, frontendsDir, routes = siteRoutes, limits = defaultLimits } = options
  const log = options.log.child({ service: 'gateway' })
  const services = new Map(
    Object.entries(options.services).map(([name, upstream]) => [
      name,
      { upstream: traced(name, upstream), throughCircuit: createCircuit(name, limits, log) },
    ]),
  )
  const longLived = createLongLived()
  const limiter = (name: string, times = 1) =>
    options.rateLimiter({ name, points: times * config.RATE_LIMIT_PER_MINUTE, seconds: 60 })
  const handler = createHandler({
    services,
    frontendsDir,
    publicUrl,
    limits,
    routes,
    log,
    trustedProxies: config.TRUST_PROXY,
    rateLimiter: limiter('gateway'),
    socketLimiter: limiter('gateway-sockets'),
    pageLimiter: limiter('gateway-pages', pagesPerCall),
    ready: options.ready ?? (async () => ({ ok: true })),
    longLived,
  })
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      shouldUpgradeCallback: handler.mayUpgrade,
    },
    handler.request,
  )
  server.on('upgrade', handler.upgrade)
  server.timeout = limits.idleTimeoutMs
  const stop = async () => {
    const closed = closeServer(server)
    longLived.end()
    await closed
    await Promise.all(Object.values(options.services).map((service) => service.stop()))
  }
  return { server, stop }
}
