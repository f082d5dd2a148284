import { constants } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { part } from './layout.ts'

/** Writes a file that is on the disk when this resolves; its folder has to be kept by {@link keepFolder}. */
export async function writeKept(
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

/** Puts the names in a folder on the disk. Windows opens no folder, and keeps names by itself. */
export async function keepFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Gives a file another content in one step that outlives a power cut: readers see the old or the new one, whole. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeKept(`${path}${part}`, content)
  await moveKept(`${path}${part}`, path)
}

/** Renames a file or a folder for good. */
export async function moveKept(from: string, to: string): Promise<void> {
  await rename(from, to)
  await keepFolder(dirname(to))
}

/** The text of a file; undefined where there is none. */
export async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}
