import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readModelCard, readModelFile } from '@semaforo/contracts'
import { type Authenticate, notFound, route } from '@semaforo/service-kit'
import type { Router } from 'express'
import type { LoadedModel } from './load-model.ts'

const compress = promisify(brotliCompress)
const card = join(import.meta.dirname, '../../../docs/model-card.md')

/** The model file for the page: revalidated by ETag, compressed once. */
export function serveModelFile(router: Router, authenticate: Authenticate, model: () => LoadedModel): void {
  let compressed: Promise<Buffer> | undefined
  route(router, readModelFile.method, readModelFile.path, async (req, res) => {
    await authenticate(req.headers.authorization)
    const { bytes, etag } = model()
    res.set({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' })
    if (req.headers['if-none-match'] === etag) {
      res.status(304).end()
      return
    }
    res.type('json')
    if (req.acceptsEncodings('br')) {
      compressed ??= compress(bytes)
      res.set('Content-Encoding', 'br').send(await compressed)
    } else res.send(bytes)
  })
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
