import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, releaseLimits } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { manifestName } from './layout.ts'

/**
 * The paths of the files below a folder, `release.json` left out, with `/` between folders.
 * @throws {Refusal} `bad-file` for a link or anything else that is no file, and for too many of them
 */
export async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  const walk = async (below: string) => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) await walk(path)
      else if (!entry.isFile()) throw isLink(path)
      else if (path !== manifestName && found.push(path) > releaseLimits.files)
        throw new Refusal('bad-file', `Son más de ${releaseLimits.files} archivos: publica menos.`)
    }
  }
  await walk('')
  return found.sort()
}

/**
 * The content of a file.
 * @throws {Refusal} `bad-file` for a link, and for what is larger than `most`
 */
export async function contentOf(
  folder: string,
  path: string,
  most: number = releaseLimits.fileBytes,
): Promise<Buffer> {
  const file = await openFile(join(folder, path), path)
  try {
    const { size } = await file.stat()
    if (size > most) throw new Refusal('bad-file', `«${path}» pasa de ${most} bytes: hazlo más pequeño.`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function openFile(place: string, path: string): Promise<FileHandle> {
  return open(place, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: { code?: string }) => {
    throw error.code === 'ELOOP' ? isLink(path) : error
  })
}

function isLink(path: string): Refusal {
  return new Refusal('bad-file', `«${path}» es un enlace: pon el archivo mismo.`)
}

/** A file's hash as a browser compares it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Every file of a finished build as a manifest names it. */
export async function describeFiles(folder: string): Promise<Release['files']> {
  const files: Release['files'] = {}
  for (const path of await filesIn(folder)) {
    const content = await contentOf(folder, path)
    files[path] = { integrity: integrityOf(content), bytes: content.length }
  }
  return files
}
