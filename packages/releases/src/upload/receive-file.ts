import { createHash, randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FrontendName, type Release } from '@semaforo/contracts'
import { textOf, writeDurably } from '../folder/durable.ts'
import { layout, manifestIn, part } from '../folder/layout.ts'
import { notSigned } from '../folder/source.ts'
import { readManifest } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import { heldAs, noUpload } from './uploads.ts'

/** Which file of which upload somebody sends, as the address says: `file` is its hash. */
export type Sent = { frontend: string; upload: string; file: string }

/**
 * Takes one file of an upload: no more of it than the signed manifest says, and it is kept only if it is that file.
 * Interrupted, it leaves nothing.
 * @param length how long the sender says it is
 * @throws {Refusal} `no-upload`, `bad-file`; with the second, nothing of the body may have been read
 */
export async function receiveFile(
  dir: string,
  { frontend, upload, file }: Sent,
  body: AsyncIterable<Uint8Array>,
  length?: number,
): Promise<void> {
  if (!FrontendName.safeParse(frontend).success || !/^[0-9a-f]{32}$/.test(upload)) throw noUpload()
  const folder = layout.upload(dir, frontend, upload)
  const manifest = await textOf(manifestIn(folder))
  if (manifest === undefined) throw noUpload()
  const { files } = readManifest(manifest)
  const [path, signed] = Object.entries(files).find(([, each]) => heldAs(each.integrity) === file) ?? []
  if (!path || !signed)
    throw new Refusal('bad-file', 'La versión no tiene ese archivo: repite la publicación.')
  if (length !== undefined && length !== signed.bytes) throw notSigned(path)
  const copy = join(folder, `${file}.${randomUUID()}${part}`)
  try {
    await writeDurably(copy, checked(body, path, signed))
    await rename(copy, join(folder, file))
  } catch (error) {
    throw (error as { code?: string }).code === 'ENOENT' ? noUpload() : error
  } finally {
    await rm(copy, { force: true })
  }
}

async function* checked(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { integrity, bytes }: Release['files'][string],
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha384')
  let received = 0
  for await (const chunk of body) {
    received += chunk.length
    if (received > bytes) throw notSigned(path)
    hash.update(chunk)
    yield chunk
  }
  if (received !== bytes || `sha384-${hash.digest('base64')}` !== integrity) throw notSigned(path)
}
