import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseAddress } from '@semaforo/service-kit'
import type { RequestHandler, Response } from 'express'
import proxyAddr from 'proxy-addr'
import { publicPath } from './edge/public-path.ts'
import { type Route, routeTable } from './routes.ts'

/** The longest target of a request, in characters: no address of the site is half as long. */
export const longestTarget = 2_048

/** The route of a request. `path` is decoded, and undefined where the target is too long or no browser would send it. */
export type Located = { path: string | undefined; route: Route | undefined; client: string }
export type Locate = (req: IncomingMessage) => Located

/** Finds the route and the client's address of a request that passed through `trustedProxies` of our own proxies. */
export function createLocate(routes: readonly Route[], trustedProxies: number): Locate {
  const routeOf = routeTable(routes)
  return (req) => {
    const target = req.url ?? ''
    const path = target.length > longestTarget ? undefined : publicPath(target)
    const seen = proxyAddr(req, (_address, hop) => hop < trustedProxies)
    const client = parseAddress(seen ?? '')?.toString() ?? 'unknown'
    return { path, route: path === undefined ? undefined : routeOf(path), client }
  }
}

/** Gives each request an id, and stores its route for later handlers. */
export const locateRequests =
  (locate: Locate): RequestHandler =>
  (req, res, next) => {
    res.setHeader('x-request-id', randomUUID())
    res.locals.located = locate(req)
    next()
  }

export const located = (res: Response): Located => res.locals.located
