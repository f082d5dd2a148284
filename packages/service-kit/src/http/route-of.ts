import type { Request } from 'express'

/** The pattern of the matched route: a label by path would create a time series per id. */
export function routeOf(req: Request): string {
  const path = (req.route as { path?: unknown } | undefined)?.path
  return typeof path === 'string' ? req.baseUrl + path : 'unmatched'
}
