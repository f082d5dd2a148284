import type { RequestHandler } from 'express'

/**
 * A client may keep the answer but asks each time whether it is still the same. `no-cache` in a request
 * speaks to the caches on the way, and `fetch` sends it beside every If-None-Match: the origin compares
 * validators all the same (RFC 9110, 13.2), which Express would not.
 */
export const revalidated: RequestHandler = (req, res, next) => {
  delete req.headers['cache-control']
  res.set('Cache-Control', 'no-cache')
  next()
}
