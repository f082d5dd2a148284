import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  asProblem,
  badRequest,
  type Log,
  notFound,
  refusalOf,
  sendProblem,
  type UpgradeListener,
} from '@semaforo/service-kit'
import { createApiDocs, isApiDocs } from './api-docs.ts'
import { publicPath } from './edge/public-path.ts'
import { type AnswerKind, type FlatHeaders, securityHeaders, setHeaders } from './edge/security-headers.ts'
import { createMetrics } from './metrics.ts'
import { ownPaths } from './own-paths.ts'
import { createPassOn, methodNotAllowed, type PassOnOptions } from './pass-on.ts'
import { isApi, type Route, routeOf } from './routes.ts'
import { createSite } from './static/site.ts'
import { tracePassages } from './trace-passages.ts'
import { createUpgrade } from './upgrade.ts'

const pageMethods = ['GET', 'HEAD']

/** What the public origin's server does with requests and with connections that are to be upgraded. */
export type Handler = {
  request: RequestListener
  /** Whether a request that asks for another protocol may have it; elsewhere the wish is passed over. */
  mayUpgrade(req: IncomingMessage): boolean
  upgrade: UpgradeListener
}

/**
 * Answers the public origin: services by the route table, the gateway's own paths, the frontends.
 * Written on Node's bare request and answer: this path is taken by every request of the system.
 */
export function createHandler(
  options: PassOnOptions & { routes: readonly Route[]; frontendsDir: string; log: Log },
): Handler {
  const { log, routes } = options
  const security = securityHeaders(options.publicUrl)
  const metrics = createMetrics()
  const passOn = createPassOn(options)
  const pass = tracePassages((passage) => {
    const { res, requestId, answerHeaders } = passage
    passOn(passage).catch((error: unknown) => fail(error, res, requestId, answerHeaders, log))
  })
  const upgrade = createUpgrade(options)
  const own = ownPaths(options.services, metrics)
  const site = createSite(options.frontendsDir)
  const apiDocs = createApiDocs(options.frontendsDir)

  async function answerPage(path: string | undefined, req: IncomingMessage, res: ServerResponse) {
    if (path === undefined) throw badRequest('malformed-request', 'La dirección no se entiende.')
    if (isApi(path) && !isApiDocs(path)) throw notFound('not-found', 'Esta dirección no existe.')
    if (!pageMethods.includes(req.method ?? '')) throw methodNotAllowed(pageMethods)
    if (isApiDocs(path)) return apiDocs(path, req, res)
    const answer = own(path, req)
    if (answer) return answer(req, res)
    if (path === '/metrics') throw notFound('not-found', 'Esta dirección no existe.')
    return site(path, req, res)
  }

  const routeFor = (req: IncomingMessage) => {
    const path = publicPath(req.url ?? '')
    return { path, route: path === undefined ? undefined : routeOf(routes, path) }
  }

  const request: RequestListener = (req, res) => {
    const began = performance.now()
    const requestId = randomUUID()
    const { path, route } = routeFor(req)
    const answerHeaders = security[kindOf(path, route)]
    res.once('close', () => {
      const by = route?.service ?? 'gateway'
      metrics.observe(by, req.method ?? '', res.statusCode, (performance.now() - began) / 1000)
    })
    if (path !== undefined && route) {
      pass({ req, res, path, route, requestId, answerHeaders })
    } else {
      setHeaders(res, answerHeaders)
      res.setHeader('x-request-id', requestId)
      answerPage(path, req, res).catch((error: unknown) => fail(error, res, requestId, answerHeaders, log))
    }
  }

  return {
    request,
    mayUpgrade: (req) =>
      req.headers.upgrade?.toLowerCase() === 'websocket' && routeFor(req).route?.kind === 'socket',
    upgrade(req, socket, head) {
      // A client that breaks off is no error of ours, and unheard it would end the process.
      socket.on('error', () => socket.destroy())
      const requestId = randomUUID()
      const { route } = routeFor(req)
      if (!route) return socket.destroy()
      upgrade({ req, socket, head, route, requestId }).catch((error: unknown) => {
        if (socket.destroyed) return
        fail(error, refusalOf(req, socket), requestId, security.api, log)
      })
    },
  }
}

function kindOf(path: string | undefined, route: Route | undefined): AnswerKind {
  if (route) return route.kind === 'frame' ? 'frame' : 'api'
  if (path !== undefined && isApiDocs(path)) return 'docs'
  return path !== undefined && isApi(path) ? 'api' : 'page'
}

function fail(error: unknown, res: ServerResponse, requestId: string, headers: FlatHeaders, log: Log): void {
  if (res.closed) return
  const problem = asProblem(error)
  if (problem.status >= 500) log.error({ requestId, err: error, status: problem.status }, 'request failed')
  if (res.headersSent) {
    res.destroy()
    return
  }
  setHeaders(res, headers)
  res.setHeader('x-request-id', requestId)
  sendProblem(res, problem)
}
