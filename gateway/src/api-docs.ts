import { notFound } from '@semaforo/service-kit'
import { createFiles } from './static/files.ts'
import { type Site, sendFile } from './static/site.ts'

const prefix = '/api/docs'

/** Whether a path belongs to the documents of the API. */
export const isApiDocs = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/**
 * The API's documents and the page that shows them, as they lie in `api-docs/` of `frontendsDir`: read when
 * somebody asks, and asked for by no other page.
 * @throws {ProblemError} 404
 */
export function createApiDocs(frontendsDir: string): Site {
  const files = createFiles(frontendsDir)
  return async (path, req, res) => {
    const name = path.slice(prefix.length + 1) || 'index.html'
    const found = await files(`/api-docs/${name}`, req.headers['accept-encoding'] as string | undefined)
    if (!found) throw notFound('not-found', 'Esta dirección no existe.')
    sendFile(req, res, found, 'no-cache')
  }
}
