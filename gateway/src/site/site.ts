import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readiness } from '@semaforo/platform'
import { methodNotAllowed, noRoute, unavailable } from '@semaforo/service-kit'
import { type RequestHandler, Router } from 'express'
import { forSearchEngines, type PagesOptions, pageDocuments } from '../pages/pages.ts'
import { staticFiles } from './static-files.ts'
import { visitorRegistry } from './visitor-registry.ts'

const immutable = 'public, max-age=31536000, immutable'
export const revalidated = 'no-cache'
const notBuilt = 'El sitio todavía no está listo.'

/** The site can serve pages as soon as the gateway's platform is ready and the shell is built. */
export const siteReady = (frontendsDir: string, platformReady: () => Promise<Readiness>) => async () => {
  const found = await stat(join(frontendsDir, 'shell/index.html')).catch(() => undefined)
  const built: Readiness = found?.isFile() ? { ok: true } : { ok: false, reason: notBuilt }
  const platform = await platformReady()
  return platform.ok ? built : platform
}

/**
 * Serves the frontends from `frontendsDir`: `shell/` at the root, `remotes/` and `federation/` under their
 * names, the registry as each visitor gets it. Hashed files are cached for good, and a missing one is a 404; any other
 * path that requests a page gets its document. Errors: 404, 405, and 503 while the shell is not built.
 */
export function site(options: PagesOptions): Router {
  const { frontendsDir, visitors } = options
  const folder = (...path: string[]) => join(frontendsDir, ...path)
  const router = Router()
  router.use(readOnly)
  router.use('/assets', staticFiles(folder('shell/assets'), immutable), noRoute)
  router.use('/remotes', staticFiles(folder('remotes'), immutable), noRoute)
  router.get('/federation/registry.json', visitorRegistry(visitors))
  router.use('/federation', staticFiles(folder('federation'), revalidated), noRoute)
  router.use(forSearchEngines(options))
  router.use(staticFiles(folder('shell'), revalidated), pageDocuments(options))
  router.use(() => {
    throw unavailable('site-not-built', notBuilt, 5)
  })
  return router
}

export const readOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
  next()
}
