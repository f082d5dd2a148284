import type { Request } from 'express'

/** The pattern of the route that answered: a path itself would make a series of every id. */
export function routeOf(req: Request): string {
  const path = (req.route as { path?: unknown } | undefined)?.path
  return typeof path === 'string' ? req.baseUrl + path : 'unmatched'
}
