import { type Release, releaseLimits } from '@semaforo/contracts'
import { readManifest } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import { contentOf, filesIn, integrityOf } from './files.ts'
import { layout, manifestName } from './layout.ts'
import { readRelease } from './read-site.ts'

/** A release with its files, wherever they come from: the paths that are there, and the content of one. */
export type Source = {
  release: Release
  paths(): Promise<string[]>
  read(path: string): Promise<Buffer>
}

/**
 * A finished build.
 * @param built the folder with its files and its `release.json`
 * @throws {Refusal} where there is no manifest that can be read
 */
export async function builtIn(built: string): Promise<Source> {
  const text = await contentOf(built, manifestName, releaseLimits.manifestBytes).catch(
    (error: { code?: string }) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
      throw new Refusal(
        'not-built',
        `En ${built} no hay release.json: constrúyelo con npm run frontends -- build NOMBRE.`,
      )
    },
  )
  return {
    release: readManifest(text.toString()),
    paths: () => filesIn(built),
    read: (path) => contentOf(built, path),
  }
}

/**
 * The content of a file that its manifest names.
 * @throws {Refusal} `bad-file` where it is not what was signed
 */
export async function signedContent({ release, read }: Source, path: string): Promise<Buffer> {
  const content = await read(path).catch((error: { code?: string }) => {
    throw error.code === 'ENOENT' ? changed(path, 'está en release.json y falta') : error
  })
  const signed = release.files[path]
  if (integrityOf(content) !== signed?.integrity || content.length !== signed.bytes) throw notSigned(path)
  return content
}

/**
 * The content of a file of a stored release.
 * @param dir FRONTENDS_DIR
 * @throws {Refusal} `bad-file` where it is not what was signed
 */
export function storedContent(dir: string, release: Release, path: string): Promise<Buffer> {
  return signedContent(storedIn(dir, release), path)
}

function storedIn(dir: string, release: Release): Source {
  const folder = layout.release(dir, release.frontend, release.version)
  return { release, paths: () => filesIn(folder), read: (path) => contentOf(folder, path) }
}

/** Whether a stored release has exactly the signed files. */
export async function isWhole(dir: string, release: Release): Promise<boolean> {
  const source = storedIn(dir, release)
  try {
    await refuseOtherNames(source)
    for (const path of Object.keys(release.files)) await signedContent(source, path)
    return true
  } catch {
    return false
  }
}

/** The manifest of a stored release; undefined where the release is not there, or not whole. */
export async function readWhole(dir: string, name: string, version: string): Promise<Release | undefined> {
  const release = await readRelease(dir, name, version)
  return release && (await isWhole(dir, release)) ? release : undefined
}

/** @throws {Refusal} `bad-file` where other files are there than the manifest names */
export async function refuseOtherNames({ release: { files }, paths }: Source): Promise<void> {
  const found = await paths()
  const extra = found.find((path) => !Object.hasOwn(files, path))
  if (extra) throw changed(extra, 'no está en release.json')
  const missing = Object.keys(files).find((path) => !found.includes(path))
  if (missing) throw changed(missing, 'está en release.json y falta')
}

/** What is not what its manifest says. */
export function notSigned(path: string): Refusal {
  return changed(path, 'no es el archivo que se firmó')
}

function changed(path: string, what: string): Refusal {
  return new Refusal(
    'bad-file',
    `«${path}» ${what}: construye la versión de nuevo y no cambies nada después.`,
  )
}
