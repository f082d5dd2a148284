import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import Negotiator from 'negotiator'

/** Variants that the build compressed, the smallest first. */
const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz', identity: '' }
const encodings = Object.keys(suffixes)
/** What is published of the library's types does not know the option yet. */
type Preferring = { encodings(available: string[], options: { preferred: string[] }): string[] }

/**
 * The files of a folder, each in the smallest variant that the client takes. Files are looked up at each request:
 * what is published while the site runs is there at once. A hidden file does not exist.
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
