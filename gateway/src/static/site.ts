import type { IncomingMessage, ServerResponse } from 'node:http'
import { notFound, unavailable } from '@semaforo/service-kit'
import { matches } from '../edge/etag.ts'
import { createFiles, type StaticFile } from './files.ts'

const immutable = 'public, max-age=31536000, immutable'
const entry = 'no-cache'

/** Answers a GET or HEAD of a decoded path with a file of the built frontends. */
export type Site = (path: string, req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * The frontends as they lie in `frontendsDir`: `shell/` at the root, `remotes/` and `federation/` under
 * their names. Hashed files are kept by browsers for good and are a 404 where they are missing; any
 * other path that asks for a page is the shell's.
 * @throws {ProblemError} 404, or 503 while there is no shell
 */
export function createSite(frontendsDir: string): Site {
  const files = createFiles(frontendsDir)
  return async (path, req, res) => {
    const accepted = req.headers['accept-encoding'] as string | undefined
    const hashed = path.startsWith('/assets/') || path.startsWith('/remotes/')
    const found = await files(locate(path), accepted)
    if (found) return sendFile(req, res, found, hashed ? immutable : entry)
    if (hashed || path.startsWith('/federation/') || !wantsPage(path, req.headers.accept)) {
      throw notFound('not-found', 'Esta dirección no existe.')
    }
    const shell = await files('/shell/index.html', accepted)
    if (!shell) throw unavailable('site-not-built', 'El sitio todavía no está listo.', 5)
    sendFile(req, res, shell, entry)
  }
}

const locate = (path: string) =>
  path.startsWith('/remotes/') || path.startsWith('/federation/') ? path : `/shell${path}`

/** A browser that navigates names HTML; a bare client is believed where the path is no file's. */
function wantsPage(path: string, accept = '*/*'): boolean {
  return accept.includes('text/html') || (accept === '*/*' && !/\.[^/]*$/.test(path))
}

/** Answers with a file, or says that the client has it already. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: StaticFile,
  cacheControl: string,
): void {
  res.setHeader('Cache-Control', cacheControl)
  res.setHeader('ETag', file.etag)
  res.setHeader('Vary', 'Accept-Encoding')
  if (matches(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('Content-Type', file.type)
  res.setHeader('Content-Length', file.body.length)
  if (file.encoding) res.setHeader('Content-Encoding', file.encoding)
  res.writeHead(200).end(req.method === 'HEAD' ? undefined : file.body)
}
