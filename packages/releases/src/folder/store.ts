import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { canonical } from '../signing/sign.ts'
import { fsyncFolder, renameDurably, writeDurably } from './durable.ts'
import { layout, manifestIn, part } from './layout.ts'
import { readRelease } from './read-site.ts'
import { isWhole, refuseOtherNames, type Source, signedContent } from './source.ts'

/**
 * Takes a release among the stored ones, each file compared with the manifest as it is copied. It stands under
 * its name when it is whole and on the disk, and is never written again. The caller holds the lock.
 * @throws {Refusal} for files that are not what the manifest says, and for a version with another content
 */
export async function store(dir: string, source: Source): Promise<void> {
  const { release } = source
  if (await isStored(dir, release)) return
  await refuseOtherNames(source)
  const place = layout.release(dir, release.frontend, release.version)
  const copy = `${place}${part}`
  try {
    await copyChecked(source, copy)
    // What an interrupted publication left, or what was damaged since.
    await rm(place, { recursive: true, force: true })
    await renameDurably(copy, place)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/**
 * Whether the site has a release already, whole: one that was damaged on its disk comes again.
 * @throws {Refusal} `version-taken` where it has another one under that version
 */
export async function isStored(dir: string, release: Release): Promise<boolean> {
  const { frontend, version } = release
  const stored = await readRelease(dir, frontend, version)
  if (!stored) return false
  if (canonical(stored).equals(canonical(release))) return isWhole(dir, release)
  throw new Refusal(
    'version-taken',
    `Ya hay una versión ${version} de «${frontend}» con otro contenido: publícala con otro número.`,
  )
}

async function copyChecked(source: Source, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  const folders = new Set([copy])
  for (const path of Object.keys(source.release.files)) {
    const target = join(copy, path)
    await mkdir(dirname(target), { recursive: true })
    await writeDurably(target, await signedContent(source, path))
    for (let at = dirname(target); at !== copy; at = dirname(at)) folders.add(at)
  }
  await writeDurably(manifestIn(copy), `${JSON.stringify(source.release, undefined, 2)}\n`)
  for (const folder of folders) await fsyncFolder(folder)
}
