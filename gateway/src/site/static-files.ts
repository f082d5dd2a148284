import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import Negotiator from 'negotiator'

/** The precompressed variants of the build, the smallest first. */
const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz', identity: '' }
const encodings = Object.keys(suffixes)
/** The published types of the library lack this option. */
type Preferring = { encodings(available: string[], options: { preferred: string[] }): string[] }

/**
 * Serves the files of a folder, each in the smallest variant that the client accepts. Files are looked up at
 * each request, so that files published while the site runs are served at once. Hidden files are a 404.
 */
export function staticFiles(root: string, cacheControl: string): RequestHandler {
  const files = express.static(root, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res: Response, path) => describe(res, path, cacheControl),
  })
  return (req, res, next) => {
    const { url } = req
    const [path = '', query] = url.split('?', 2)
    const accepted = (new Negotiator(req) as Preferring).encodings(encodings, { preferred: encodings })
    const serve = ([encoding, ...others]: string[]) => {
      req.url = `${path}${encoding && suffixes[encoding]}${query === undefined ? '' : `?${query}`}`
      files(req, res, (error?: unknown) => {
        req.url = url
        if (error || others.length === 0) next(error)
        else serve(others)
      })
    }
    serve(accepted.includes('identity') ? accepted : [...accepted, 'identity'])
  }
}

function describe(res: Response, path: string, cacheControl: string): void {
  const extension = extname(path)
  const encoding = encodings.find((name) => suffixes[name] === extension)
  if (encoding) res.type(extname(path.slice(0, -extension.length))).set('Content-Encoding', encoding)
  res.set('Cache-Control', cacheControl).vary('Accept-Encoding')
}
