import { randomInt } from 'node:crypto'
import { type LiveFrontends, resolveFor, resolveStable } from '@semaforo/releases'
import type { Request, RequestHandler, Response } from 'express'

/** A visitor's share, 0 to 99. It is all that the cookie says, and the same for every hundredth visitor. */
const shareCookie = 'reparto'
const cookieLifeMs = 365 * 24 * 3_600_000

/**
 * `/federation/registry.json` as one visitor's page reads it: the stable release of each frontend, or its canary for
 * the visitors whose share it reaches. The share is drawn and kept in a cookie while any frontend has a canary, so
 * that a visitor keeps what they got. A site without releases is left to the next handler.
 */
export function visitorRegistry(
  live: LiveFrontends,
  publicUrl: string,
  origins: readonly string[],
): RequestHandler {
  const secure = publicUrl.startsWith('https:')
  return async (req, res, next) => {
    const frontends = await live()
    if (frontends.length === 0) {
      next()
      return
    }
    // Not for a cache between: two visitors may get different documents at one address.
    res.set('Cache-Control', 'private, no-cache').vary('Cookie')
    const hasCanary = frontends.some(({ registry }) => registry.canary)
    res.json(
      hasCanary
        ? resolveFor(frontends, shareOf(req) ?? drawShare(res, secure), origins)
        : resolveStable(frontends, origins),
    )
  }
}

function shareOf(req: Request): number | undefined {
  const share = new RegExp(`(?:^|;\\s*)${shareCookie}=(\\d{1,2})(?:;|$)`).exec(req.headers.cookie ?? '')?.[1]
  return share === undefined ? undefined : Number(share)
}

function drawShare(res: Response, secure: boolean): number {
  const share = randomInt(100)
  res.cookie(shareCookie, String(share), {
    path: '/federation',
    maxAge: cookieLifeMs,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
  return share
}
