import { unknownPath } from '@semaforo/service-kit'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import Negotiator from 'negotiator'
import { located } from '../locate.ts'
import type { Visitors } from '../site/visitors.ts'
import { compose } from './compose.ts'
import { resolveDocument } from './document-target.ts'
import { createDocuments, type Document, type Encoding, encodings } from './documents.ts'
import type { Rendered, RenderedPages } from './rendered-pages.ts'
import { type ShellDocument, shellDocument } from './shell-document.ts'
import { robots, sitemap } from './sitemap.ts'

export type PagesOptions = {
  frontendsDir: string
  publicUrl: string
  visitors: Visitors
  rendered: RenderedPages
}

/** The published types of the library lack this option. */
type Preferring = { encodings(available: string[], options: { preferred: string[] }): string[] }

/**
 * Answers a navigation with one document from memory: the shell with the registry, and what was rendered for its path.
 * Without a shell it is left to the next handler.
 * @throws {ProblemError} 404 for a file
 */
export function pageDocuments({ frontendsDir, publicUrl, visitors, rendered }: PagesOptions): RequestHandler {
  const shell = shellDocument(frontendsDir)
  let documents = createDocuments()
  let from: { shell: ShellDocument; pages: Rendered } | undefined

  /** Documents of another shell or of earlier pages go all together. */
  function documentsFrom(shell: ShellDocument, pages: Rendered) {
    if (from?.shell !== shell || from.pages !== pages) documents = createDocuments()
    from = { shell, pages }
    return documents
  }

  return async (req, res, next) => {
    const document = await shell()
    if (!document) return next()
    const pages = rendered.current()
    const known = documentsFrom(document, pages)
    const visit = await visitors.visitOf(req, res)
    const path = located(res).path ?? ''
    if (!visit) {
      if (!wantsPage(req, path)) throw unknownPath()
      return send(
        req,
        res,
        known('plain', () => ({ html: document.html, styleHash: undefined })),
      )
    }
    const fitting = pages.shell === document.hash ? pages : undefined
    const target = resolveDocument(path, visit, fitting)
    if (target.unowned && !wantsPage(req, path)) throw unknownPath()
    if (visit.varies) res.set('Cache-Control', 'private, no-cache').vary('Cookie')
    if (target.redirectTo !== undefined) return redirect(req, res, target.redirectTo)
    if (target.missing) res.status(404)
    const composed = () => compose(document, target, visit.registry, publicUrl)
    return send(req, res, known(`${visit.id} ${target.key}`, composed))
  }
}

/**
 * Whether a request for a path that no frontend has is for a page: a browser's navigation accepts HTML; a client that
 * accepts anything counts where the path names no file.
 */
function wantsPage({ headers: { accept = '*/*' } }: Request, path: string): boolean {
  const namesFile = path.lastIndexOf('.') > path.lastIndexOf('/')
  return accept.includes('text/html') || (accept === '*/*' && !namesFile)
}

/** Which pages there are may change: the browser asks again. */
function redirect({ originalUrl }: Request, res: Response, path: string): void {
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache')
  res.redirect(301, encodeURI(path) + (/\?.*/.exec(originalUrl)?.[0] ?? ''))
}

function send(req: Request, res: Response, document: Document): void {
  const [encoding] = (new Negotiator(req) as Preferring).encodings(encodings, { preferred: encodings })
  const used = (encoding ?? 'identity') as Encoding
  const { bytes, etag } = document.body(used)
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache')
  if (used !== 'identity') res.set('Content-Encoding', used)
  if (document.styleHash) allowStyle(res, document.styleHash)
  res.vary('Accept-Encoding').set('ETag', etag).type('html').send(bytes)
}

function allowStyle(res: Response, hash: string): void {
  const policy = String(res.getHeader('Content-Security-Policy'))
  res.set(
    'Content-Security-Policy',
    policy.replace(/style-src [^;]*/, (sources) => `${sources} ${hash}`),
  )
}

/** robots.txt and the sitemap for search engines. */
export function forSearchEngines({
  publicUrl,
  visitors,
  rendered,
}: Omit<PagesOptions, 'frontendsDir'>): Router {
  const router = Router()
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text').send(robots(publicUrl))
  })
  router.get('/sitemap.xml', async (_req, res) => {
    const visit = await visitors.everybody()
    res.set('Cache-Control', 'no-cache').type('xml')
    res.send(sitemap(visit, rendered.current(), publicUrl))
  })
  return router
}
