import { join } from 'node:path'
import { PartnerKey, widgetPaths } from '@semaforo/contracts'
import type { RateLimiter } from '@semaforo/platform'
import type { LiveFrontends } from '@semaforo/releases'
import { type Log, ProblemError, rateKey, unknownPath } from '@semaforo/service-kit'
import { type Request, type Response, Router } from 'express'
import { inertJson } from '../edge/escape.ts'
import { located } from '../locate.ts'
import type { Partners } from '../partners/partners.ts'
import { within } from '../routes.ts'
import { readOnly } from '../site/site.ts'
import { staticFiles } from '../site/static-files.ts'
import { type Embedding, type Frame, frameFor, panel } from './frame-context.ts'
import { releaseFiles } from './release-files.ts'

/** How long a partner's page keeps the loader: a release reaches it within this time. */
const loaderCached = 'public, max-age=300'

/**
 * The widget for partners' pages, from the release of its frontend that is everybody's: its loader, the document of
 * its frame with the partner's own frame-ancestors, and the window that takes figures over to an account.
 */
export function widget(options: {
  frontendsDir: string
  live: LiveFrontends
  publicUrl: string
  partners: Partners
  log: Log
  /** Frames per client, and per partner. */
  limiters: { clientFrames: RateLimiter; partnerFrames: RateLimiter }
}): Router {
  const { frontendsDir, live, partners, limiters, log } = options
  const { origin } = new URL(options.publicUrl)
  const files = releaseFiles(frontendsDir, live)
  const loader = staticFiles(join(frontendsDir, 'remotes'), loaderCached)
  const router = Router()
  router.use('/widget', readOnly)

  router.get(widgetPaths.loader, async (req, res, next) => {
    res.set('Cross-Origin-Resource-Policy', 'cross-origin')
    req.url = await files.pathOf('v1.js')
    loader(req, res, next)
  })

  router.get(widgetPaths.frame, async (req, res) => {
    const { 'sec-fetch-dest': dest, referer } = req.headers
    const { context, ancestors } = await frameOf(req, res, { dest: dest?.toString(), referer })
    const document = await files.text('frame.html')
    res.set('Cache-Control', 'no-store').vary('Referer')
    allowAncestors(res, ancestors)
    res.type('html').send(document.replace('{{context}}', () => inertJson(context)))
  })

  router.get(widgetPaths.handoff, async (_req, res) => {
    // The frame that opens the window stays reachable from it: it hands the figures over.
    res.set({ 'Cross-Origin-Opener-Policy': 'unsafe-none', 'Cache-Control': 'no-cache' })
    res.type('html').send(await files.text('handoff.html'))
  })

  // By the decoded path: Express matches `/widget` and not `/%77idget`.
  router.use((_req, res, next) => {
    if (within(located(res).path?.toLowerCase() ?? '', '/widget')) throw unknownPath()
    next()
  })

  async function frameOf(req: Request, res: Response, from: Omit<Embedding, 'key'>): Promise<Frame> {
    const key = PartnerKey.safeParse(req.query['partner']).data ?? ''
    const { client } = located(res)
    if (!(await limiters.clientFrames.consume(rateKey(client))).allowed) return tooMany(res)
    try {
      const frame = frameFor(await partners.all(), { key, ...from }, origin, Date.now())
      if ('error' in frame.context) return frame
      const { id } = frame.context.partner
      return (await limiters.partnerFrames.consume(id)).allowed ? frame : tooMany(res)
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status < 500) throw error
      res.status(503)
      return panel(origin, 'unavailable')
    }
  }

  function tooMany(res: Response): Frame {
    res.status(429).set('Retry-After', '60')
    log.info({ requestId: res.getHeader('x-request-id'), status: 429 }, 'frame refused')
    return panel(origin, 'too-many-requests')
  }
  return router
}

/** Lets these pages embed an answer; no page may embed any other answer of the widget. */
function allowAncestors(res: Response, ancestors: readonly string[]): void {
  const policy = String(res.getHeader('Content-Security-Policy'))
  const sources = `frame-ancestors ${ancestors.join(' ')}`
  res.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", () => sources),
  )
}
