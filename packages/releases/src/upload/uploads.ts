import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FrontendName, type Release } from '@semaforo/contracts'
import { replaceFile, textOf } from '../folder/durable.ts'
import { contentOf } from '../folder/files.ts'
import { layout, manifestIn } from '../folder/layout.ts'
import { locked } from '../folder/locked.ts'
import type { Source } from '../folder/source.ts'
import { readManifest } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import { bytesOf } from '../rules/order.ts'
import { canonical } from '../signing/sign.ts'

/** How long an upload that nobody goes on with is kept. */
const keptMs = 24 * 3_600_000
/** All uploads together may hold this many times what one release may. */
const releasesAtOnce = 10
/** A file may still be on its way into the folder. */
const removal = { recursive: true, force: true, maxRetries: 5 } as const

/**
 * The id of an upload. It is derived from the signature, which is secret until the release is published: knowing the id
 * is the permission to add files.
 */
export function uploadId(release: Release): string {
  return createHash('sha256').update(canonical(release)).digest('hex').slice(0, 32)
}

/** The name under which an upload holds a file: its hash in hex, which every file system tells from others. */
export function heldAs(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
}

/**
 * Makes room for the files of a release. A frontend has one upload: one of another release of it ends here.
 * @param mostBytes what one release may hold
 * @throws {Refusal} `uploads-full`
 */
export async function openUpload(dir: string, release: Release, mostBytes: number): Promise<void> {
  const id = uploadId(release)
  await locked(dir, async () => {
    for (const each of await uploadsIn(dir)) {
      if (each.frontend === release.frontend && each.id !== id) await rm(each.folder, removal)
    }
    const others = (await uploadsIn(dir)).filter((each) => each.id !== id)
    const held = await Promise.all(others.map(({ folder }) => promisedBytes(folder)))
    if (held.reduce((sum, bytes) => sum + bytes, bytesOf(release)) > releasesAtOnce * mostBytes) {
      throw new Refusal(
        'uploads-full',
        'El sitio tiene demasiadas subidas sin terminar: espera unos minutos y repite.',
      )
    }
    await replaceFile(
      manifestIn(layout.upload(dir, release.frontend, id)),
      `${JSON.stringify(release, undefined, 2)}\n`,
    )
  })
}

/** The hashes of the files that an upload lacks. */
export async function missingFiles(dir: string, release: Release): Promise<string[]> {
  const folder = layout.upload(dir, release.frontend, uploadId(release))
  const missing = new Set<string>()
  for (const { integrity, bytes } of Object.values(release.files)) {
    const held = await stat(join(folder, heldAs(integrity))).catch(() => undefined)
    if (held?.size !== bytes) missing.add(integrity)
  }
  return [...missing]
}

/** A release whose files an upload holds: the signed manifest gives their names, whoever sent them. */
export function uploaded(dir: string, release: Release): Source {
  const folder = layout.upload(dir, release.frontend, uploadId(release))
  return {
    release,
    paths: async () => Object.keys(release.files),
    read: (path) =>
      contentOf(folder, heldAs(release.files[path]?.integrity ?? '')).catch((error: { code?: string }) => {
        throw error.code === 'ENOENT' ? noUpload() : error
      }),
  }
}

/** Removes an upload. */
export async function endUpload(dir: string, release: Release): Promise<void> {
  await rm(layout.upload(dir, release.frontend, uploadId(release)), removal)
}

/** Removes the uploads that nobody has gone on with for a day. */
export async function sweepUploads(dir: string, now: Date): Promise<void> {
  for (const { folder } of await uploadsIn(dir)) {
    const opened = await stat(manifestIn(folder)).catch(() => stat(folder).catch(() => undefined))
    if (opened && now.getTime() - opened.mtimeMs > keptMs) await rm(folder, removal)
  }
}

export function noUpload(): Refusal {
  return new Refusal(
    'no-upload',
    'Esa subida ya no está, o empezó otra del mismo frontend: repite npm run frontends -- publish.',
  )
}

type Upload = { frontend: string; id: string; folder: string }

async function uploadsIn(dir: string): Promise<Upload[]> {
  const frontends = await namesIn(layout.uploads(dir))
  const found = frontends
    .filter((name) => FrontendName.safeParse(name).success)
    .map(async (frontend) =>
      (await namesIn(layout.uploadsOf(dir, frontend))).map((id) => ({
        frontend,
        id,
        folder: layout.upload(dir, frontend, id),
      })),
    )
  return (await Promise.all(found)).flat()
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** What an upload may hold by its manifest; one that cannot be read takes no more files. */
async function promisedBytes(folder: string): Promise<number> {
  const text = (await textOf(manifestIn(folder))) ?? ''
  try {
    return bytesOf(readManifest(text))
  } catch {
    return 0
  }
}
