import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readModelCard, readModelFile, readPublicModelFile } from '@semaforo/contracts'
import { type Authenticate, notFound, route } from '@semaforo/service-kit'
import type { Request, Response, Router } from 'express'
import type { ClientLimits } from './client-limits.ts'
import type { LoadedModel } from './load-model.ts'

const compress = promisify(brotliCompress)
const card = join(import.meta.dirname, '../../../docs/model-card.md')

/** The model file for the page. */
export function serveModelFile(router: Router, authenticate: Authenticate, model: () => LoadedModel): void {
  const send = modelSender(model, 'private, no-cache')
  route(router, readModelFile.method, readModelFile.path, async (req, res) => {
    await authenticate(req.headers.authorization)
    await send(req, res)
  })
}

/** The model file for the widget: everybody's, kept by caches for an hour. */
export function servePublicModelFile(router: Router, limits: ClientLimits, model: () => LoadedModel): void {
  const send = modelSender(model, 'public, max-age=3600')
  route(router, readPublicModelFile.method, readPublicModelFile.path, async (req, res) => {
    await limits.enforce('model', req)
    await send(req, res)
  })
}

/** Answers the model file: revalidated by ETag, compressed once. */
function modelSender(model: () => LoadedModel, cacheControl: string) {
  let compressed: Promise<Buffer> | undefined
  return async (req: Request, res: Response): Promise<void> => {
    const { bytes, etag } = model()
    res.set({ ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
    if (req.headers['if-none-match'] === etag) {
      res.status(304).end()
      return
    }
    res.type('json')
    if (req.acceptsEncodings('br')) {
      compressed ??= compress(bytes)
      res.set('Content-Encoding', 'br').send(await compressed)
    } else res.send(bytes)
  }
}

/** The public model card: what the model is and what it must not be used for. */
export function serveModelCard(router: Router): void {
  route(router, readModelCard.method, readModelCard.path, async (_req, res) => {
    const text = await readFile(card).catch(() => {
      throw notFound('not-found', 'La ficha del modelo no está en esta instalación.')
    })
    res.type('text/plain; charset=utf-8').send(text)
  })
}
