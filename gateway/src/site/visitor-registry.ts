import type { RequestHandler } from 'express'
import type { Visitors } from './visitors.ts'

/**
 * `/federation/registry.json` as one visitor's page reads it. A site without releases is left to the next handler.
 */
export function visitorRegistry(visitors: Visitors): RequestHandler {
  return async (req, res, next) => {
    const visitor = await visitors.visitOf(req, res)
    if (!visitor) {
      next()
      return
    }
    // Not for a cache between: two visitors may get different documents at one address.
    res.set('Cache-Control', 'private, no-cache').vary('Cookie')
    res.json(visitor.registry)
  }
}
