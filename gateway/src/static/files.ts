import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from './content-types.ts'

export type StaticFile = { body: Buffer; etag: string; type: string; encoding: string | undefined }
type Kept = { body: Buffer; etag: string; size: number; mtimeMs: number; ino: number }

const keptBytes = 64_000_000
const variants = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

const accepts = (acceptEncoding: string, encoding: string) =>
  acceptEncoding.split(',').some((one) => {
    const [name, q] = one.split(';')
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(q ?? '')
  })

/**
 * Reads files under a folder, the precompressed variant where the client takes it. Files are kept in
 * memory and checked against the disk at each use, so that what is published while the site runs is
 * seen at once, and a file that is replaced in the middle of a read is served whole, old or new.
 * Paths are decoded and begin with a slash; a hidden file does not exist.
 */
export function createFiles(root: string) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  async function load(file: string): Promise<Kept | undefined> {
    const found = await stat(file).catch(() => undefined)
    const known = kept.get(file)
    if (known && found?.ino === known.ino && found.mtimeMs === known.mtimeMs && found.size === known.size) {
      return known
    }
    if (known) {
      kept.delete(file)
      bytes -= known.body.length
    }
    if (!found?.isFile()) return undefined
    const handle = await open(file)
    try {
      const { ino, mtimeMs, size } = await handle.stat()
      const body = await handle.readFile()
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      const entry = { body, etag, size, mtimeMs, ino }
      if (bytes + body.length <= keptBytes && !kept.has(file)) {
        kept.set(file, entry)
        bytes += body.length
      }
      return entry
    } finally {
      await handle.close()
    }
  }

  return async (path: string, acceptEncoding = ''): Promise<StaticFile | undefined> => {
    if (path.includes('/.')) return undefined
    const file = join(root, path)
    for (const { encoding, suffix } of variants) {
      const found = accepts(acceptEncoding, encoding) ? await load(file + suffix) : undefined
      if (found) return { ...found, type: contentType(file), encoding }
    }
    const found = await load(file)
    return found && { ...found, type: contentType(file), encoding: undefined }
  }
}
