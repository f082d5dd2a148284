import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { part } from './layout.ts'

/** The mode of a file that only this user can read. */
export const privateFile = 0o600

/** Writes a file and flushes it (fsync); the name in its folder needs {@link fsyncFolder}. */
export async function writeDurably(
  path: string,
  content: string | Buffer | AsyncIterable<Uint8Array>,
  mode = 0o666,
): Promise<void> {
  const file = await open(path, 'w', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes a directory (fsync), so that names in it outlive a power cut. Windows opens none, and needs no flush. */
export async function fsyncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Replaces a file atomically and durably (write beside, fsync, rename): readers see the old or the new one, whole. */
export async function replaceFile(path: string, content: string | Buffer, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeDurably(`${path}${part}`, content, mode)
  await renameDurably(`${path}${part}`, path)
}

/**
 * Writes a file that only this user can read, whole or not at all, unless it exists.
 * @returns whether it was written
 */
export async function writeOnce(path: string, content: string): Promise<boolean> {
  const mine = `${path}.${randomUUID()}${part}`
  await writeDurably(mine, content, privateFile)
  try {
    // A link takes no other's place: of two who make it at once, one does.
    return await link(mine, path).then(() => true, unlessThere)
  } finally {
    await rm(mine)
  }
}

function unlessThere(error: { code?: string }): false {
  if (error.code !== 'EEXIST') throw error
  return false
}

/** Renames a file or a folder and flushes the directory that it is in now. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await fsyncFolder(dirname(to))
}

/** The text of a file; undefined if there is no file. */
export async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}
