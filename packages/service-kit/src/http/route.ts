import type { RequestHandler, Response, Router } from 'express'
import { methodNotAllowed, unknownPath } from './problem-error.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

function remember(res: Response, method: Method): void {
  const allow: string[] = res.locals.allow ?? []
  allow.push(...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  res.locals.allow = allow
}

/** Adds a route; other methods on its path are answered 405 with `Allow`. */
export function route(router: Router, method: Method, path: string, handler: RequestHandler): void {
  router[method](path, handler)
  router.all(path, (_req, res, next) => {
    remember(res, method)
    next()
  })
}

/** The last handler: the path exists with other methods (405) or not at all (404). */
export const noRoute: RequestHandler = (_req, res) => {
  const allow: string[] | undefined = res.locals.allow
  throw allow ? methodNotAllowed(allow) : unknownPath()
}
