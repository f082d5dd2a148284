import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { readOnly, revalidated } from './site/site.ts'
import { staticFiles } from './site/static-files.ts'

/** The path of the API documentation. */
export const apiDocsPath = '/api/docs'

/**
 * Serves the API's documents and their page from `api-docs/` of `frontendsDir`, with a content security policy
 * of their own. A missing file falls through to the API's 404.
 */
export const apiDocs = (frontendsDir: string): RequestHandler[] => [
  readOnly,
  pageOfTheFolder,
  staticFiles(join(frontendsDir, 'api-docs'), revalidated),
]

const pageOfTheFolder: RequestHandler = (req, _res, next) => {
  if (req.path === '/') req.url = '/index.html'
  next()
}
