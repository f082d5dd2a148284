import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Composed } from './compose.ts'

/** What all documents together may take. */
const mostBytes = 64_000_000
/** What costs a document a third of a millisecond: 9 costs over twenty times as much for 8 % fewer bytes. */
const brotliQuality = 3
/** 64 KiB, as long as nearly every document: a larger window only has to be cleared. */
const brotliWindowBits = 16

/** At once: to hand so little to another thread costs half as much again. */
const compressions = {
  br: (html: Buffer) =>
    brotliCompressSync(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer) => gzipSync(html),
  identity: (html: Buffer) => html,
}
export type Encoding = keyof typeof compressions
/** The smallest first. */
export const encodings = Object.keys(compressions) as Encoding[]

/** A document as it is sent, in each encoding. */
export type Document = {
  styleHash: string | undefined
  /** Compressed with the first call for an encoding, and kept. */
  body(encoding: Encoding): { bytes: Buffer; etag: string }
}

/** Documents by what they consist of: each is composed and compressed once as long as it is asked for. */
export type Documents = (key: string, composed: () => Composed) => Document

export function createDocuments(): Documents {
  const known = new LRUCache<string, Document & { bytes: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  return (key, composed) => {
    const before = known.get(key)
    if (before) return before
    const { html, styleHash } = composed()
    const text = Buffer.from(html)
    const document = { styleHash, body: encoder(text), bytes: 2 * text.length }
    known.set(key, document)
    return document
  }
}

function encoder(text: Buffer): Document['body'] {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const bodies = new Map<Encoding, ReturnType<Document['body']>>()
  return (encoding) => {
    const before = bodies.get(encoding)
    if (before) return before
    const body = { bytes: compressions[encoding](text), etag: `"${hash}-${encoding}"` }
    bodies.set(encoding, body)
    return body
  }
}
