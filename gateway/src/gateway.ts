import { createServer, type Server } from 'node:http'
import { openServices } from '@semaforo/proxy'
import { closeServer } from '@semaforo/service-kit'
import { createApp, type GatewayOptions } from './app.ts'
import { createLimiters } from './edge/rate-limit.ts'
import { security } from './edge/security.ts'
import { answerUnparsed, responsesWith } from './edge/unparsed.ts'
import { defaultLimits } from './limits.ts'
import { createLocate } from './locate.ts'
import { createRenderedPages, type RenderedPages } from './pages/rendered-pages.ts'
import { createPartners } from './partners/partners.ts'
import { sweepWhileOpen } from './releases/sweep-while-open.ts'
import { siteRoutes } from './routes.ts'
import { upgrades } from './upgrades.ts'

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
 * `openServices`), one for each instance; `publicUrl` is the address that users open. A failing service does not
 * affect the others.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { config, publicUrl, frontendsDir, routes = siteRoutes, limits = defaultLimits } = options
  const { ready = async () => ({ ok: true }) as const } = options
  const log = options.log.child({ service: 'gateway' })
  // All polls of one socket must reach the instance that it was opened at.
  const sticky = (name: string) => routes.some(({ service, kind }) => service === name && kind === 'socket')
  const services = openServices(options.services, { publicUrl, sticky, limits, log })
  const limiters = createLimiters(options.rateLimiter, config.RATE_LIMIT_PER_MINUTE)
  const partners = createPartners(services.get('identity'), new URL(publicUrl).origin, log)
  const rendered = createRenderedPages(services.get('pages'), limits, log)
  const locate = createLocate(routes, config.TRUST_PROXY)
  const headers = security(publicUrl, config.FRONTEND_ORIGINS ?? [])
  const parts = { services, limits, limiters, partners, rendered, locate, headers }
  const app = createApp({ ...options, ...parts, ready, log })
  const server = createServer(
    {
      ServerResponse: responsesWith(headers.api),
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      shouldUpgradeCallback: (req) =>
        req.headers.upgrade?.toLowerCase() === 'websocket' && locate(req).route?.kind === 'socket',
    },
    app,
  )
  server.on('upgrade', upgrades(services, limiters.socket, locate, headers.api, log))
  server.on('clientError', answerUnparsed(headers.api))
  server.timeout = limits.idleTimeoutMs
  sweepWhileOpen(server, frontendsDir, log)
  readWhileOpen(server, rendered)
  const stop = async () => {
    const closed = closeServer(server)
    services.endLongLived()
    await closed
    await services.stop()
  }
  return { server, partnersChanged: partners.changed, pagesChanged: rendered.changed, stop }
}

/** Reads the rendered pages again and again as long as a server listens. */
function readWhileOpen(server: Server, rendered: RenderedPages): void {
  server.once('listening', () => {
    const closing = new AbortController()
    server.once('close', () => closing.abort())
    void rendered.follow(closing.signal)
  })
}
