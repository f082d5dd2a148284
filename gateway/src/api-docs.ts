import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { readOnly, revalidated } from './site/site.ts'
import { staticFiles } from './site/static-files.ts'

/** Where the documents of the API are read. */
export const apiDocsPath = '/api/docs'

/**
 * The API's documents and the page that shows them, as they lie in `api-docs/` of `frontendsDir`: asked for by no
 * other page, with a policy of their own. What is not there goes on to the API's 404.
 */
export function apiDocs(frontendsDir: string): Router {
  const files = staticFiles(join(frontendsDir, 'api-docs'), revalidated)
  const router = Router()
  router.use(readOnly, pageOfTheFolder, files)
  return router
}

const pageOfTheFolder: RequestHandler = (req, _res, next) => {
  if (req.path === '/') req.url = '/index.html'
  next()
}
