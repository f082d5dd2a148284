import type { RequestHandler } from 'express'

/**
 * Makes clients revalidate cached responses each time. `fetch` sends `Cache-Control: no-cache` with every
 * If-None-Match, on which Express skips the comparison; the header is for intermediate caches, and an origin still
 * evaluates validators (RFC 9110, 13.2), so it is removed.
 */
export const revalidated: RequestHandler = (req, res, next) => {
  delete req.headers['cache-control']
  res.set('Cache-Control', 'no-cache')
  next()
}
