import { createServer, type Server } from 'node:http'
import type { RateLimit, RateLimiter, Readiness } from '@semaforo/platform'
import { closeServer, type Log } from '@semaforo/service-kit'
import { createApp } from './app.ts'
import type { GatewayConfig } from './config.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createLocate } from './locate.ts'
import { createLongLived } from './long-lived.ts'
import { readWhileOpen } from './pages/read-while-open.ts'
import { createRenderedPages } from './pages/rendered-pages.ts'
import { createPartners } from './partners/partners.ts'
import { createCircuit } from './proxy/circuit.ts'
import { upstreamAt } from './proxy/instance.ts'
import { createUpgrades } from './proxy/upgrades.ts'
import { sweepWhileOpen } from './releases/sweep-while-open.ts'
import { type Route, siteRoutes } from './routes.ts'

/** A page loads dozens of files, but makes only a few calls. */
const pagesPerCall = 10
/** A person opens few of the pages that embed the widget, and a partner has many visitors. */
const callsPerFrame = 10
const partnerFramesPerCall = 10

export type Gateway = {
  /** Not listening yet. */
  server: Server
  /** Reads the partners again: an event says that one changed. */
  partnersChanged(): void
  /** Reads the rendered pages again: an event says that some changed. */
  pagesChanged(): void
  /** Answers the requests in flight, then closes the connections to the services. */
  stop(): Promise<void>
}

/**
 * The one public origin: the services behind a route table, the frontends in `frontendsDir` (`shell/`,
 * `remotes/`, `federation/`), and the edge protections. `services` are their addresses by name (see
 * `openPool`), one for each instance; `publicUrl` is the address that users open. A failing service does not
 * affect the others.
 */
export function createGateway(options: {
  config: Pick<GatewayConfig, 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'> &
    Partial<Pick<GatewayConfig, 'FRONTEND_ORIGINS' | 'SERVICE_WORKER'>>
  publicUrl: string
  log: Log
  services: Readonly<Record<string, string | readonly string[]>>
  frontendsDir: string
  rateLimiter: (limit: RateLimit) => RateLimiter
  /** The readiness of the gateway's platform. */
  ready?: () => Promise<Readiness>
  routes?: readonly Route[]
  limits?: Limits
}): Gateway {
  const { config, publicUrl, frontendsDir, routes = siteRoutes, limits = defaultLimits } = options
  const log = options.log.child({ service: 'gateway' })
  // All polls of one socket must reach the instance that it was opened at.
  const hasSockets = (name: string) =>
    routes.some(({ service, kind }) => service === name && kind === 'socket')
  const services = new Map(
    Object.entries(options.services).map(([name, addresses]) => [
      name,
      { upstream: upstreamAt(addresses, hasSockets(name)), throughCircuit: createCircuit(name, limits, log) },
    ]),
  )
  const limiter = (name: string, times = 1) =>
    options.rateLimiter({
      name,
      points: Math.ceil(times * config.RATE_LIMIT_PER_MINUTE),
      seconds: 60,
    })
  const pages = limiter('gateway-pages', pagesPerCall)
  const limiters = {
    api: limiter('gateway'),
    socket: limiter('gateway-sockets'),
    frame: pages,
    page: pages,
    reports: limiter('gateway-reports'),
    releases: limiter('gateway-releases'),
    clientFrames: limiter('gateway-widget', 1 / callsPerFrame),
    partnerFrames: limiter('gateway-partners', partnerFramesPerCall),
  }
  const partners = createPartners(services.get('identity'), new URL(publicUrl).origin, log)
  const rendered = createRenderedPages(services.get('pages'), limits, log)
  const longLived = createLongLived()
  const locate = createLocate(routes, config.TRUST_PROXY)
  const ready = options.ready ?? (async () => ({ ok: true }) as const)
  const parts = {
    services,
    limiters,
    longLived,
    limits,
    publicUrl,
    frontendsDir,
    frontendOrigins: config.FRONTEND_ORIGINS ?? [],
    serviceWorker: config.SERVICE_WORKER ?? 'on',
    partners,
    rendered,
    locate,
    log,
    ready,
  }
  const { mayUpgrade, upgrade } = createUpgrades(parts)
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      shouldUpgradeCallback: mayUpgrade,
    },
    createApp(parts),
  )
  server.on('upgrade', upgrade)
  server.timeout = limits.idleTimeoutMs
  sweepWhileOpen(server, frontendsDir, log)
  readWhileOpen(server, rendered)
  const stop = async () => {
    const closed = closeServer(server)
    longLived.end()
    await closed
    await Promise.all([...services.values()].map(({ upstream }) => upstream.stop()))
  }
  return { server, partnersChanged: partners.changed, pagesChanged: rendered.changed, stop }
}
