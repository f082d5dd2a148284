import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { canonical } from '../signing/sign.ts'
import { keepFolder, moveKept, writeKept } from './durable.ts'
import { contentOf, filesIn, integrityOf } from './files.ts'
import { layout, manifestIn, part } from './layout.ts'
import { readRelease } from './read-site.ts'

/**
 * Takes a built folder among the releases, each file compared with the manifest as it is copied. It stands under
 * its name when it is whole and on the disk, and is never written again. The caller holds the lock.
 * @throws {Refusal} for files that are not what the manifest says, and for a version with another content
 */
export async function store(dir: string, built: string, release: Release): Promise<void> {
  const place = layout.release(dir, release.frontend, release.version)
  const stored = await readRelease(dir, release.frontend, release.version)
  if (stored) return refuseOther(stored, release)
  refuseOtherNames(await filesIn(built), release)
  const copy = `${place}${part}`
  try {
    await copyChecked(built, copy, release)
    // What stands there without a manifest that can be read is the ruin of a release.
    await rm(place, { recursive: true, force: true })
    await moveKept(copy, place)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function copyChecked(built: string, copy: string, release: Release): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  const folders = new Set([copy])
  for (const path of Object.keys(release.files)) {
    const target = join(copy, path)
    await mkdir(dirname(target), { recursive: true })
    await writeKept(target, await checked(built, path, release))
    for (let at = dirname(target); at !== copy; at = dirname(at)) folders.add(at)
  }
  await writeKept(manifestIn(copy), `${JSON.stringify(release, undefined, 2)}\n`)
  for (const folder of folders) await keepFolder(folder)
}

function refuseOther(stored: Release, release: Release): void {
  const { frontend, version } = release
  if (canonical(stored).equals(canonical(release))) return
  throw new Refusal(
    'version-taken',
    `Ya hay una versión ${version} de «${frontend}» con otro contenido: publícala con otro número.`,
  )
}

function refuseOtherNames(found: string[], { files }: Release): void {
  const extra = found.find((path) => !Object.hasOwn(files, path))
  if (extra) throw changed(extra, 'no está en release.json')
  const missing = Object.keys(files).find((path) => !found.includes(path))
  if (missing) throw changed(missing, 'está en release.json y falta')
}

async function checked(built: string, path: string, { files }: Release): Promise<Buffer> {
  const content = await contentOf(built, path)
  if (integrityOf(content) !== files[path]?.integrity || content.length !== files[path].bytes)
    throw changed(path, 'no es el archivo que se firmó')
  return content
}

function changed(path: string, what: string): Refusal {
  return new Refusal(
    'bad-file',
    `«${path}» ${what}: construye la versión de nuevo y no cambies nada después.`,
  )
}
