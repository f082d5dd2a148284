import { type Release, releaseLimits } from '@semaforo/contracts'
import { locked } from '../folder/locked.ts'
import { readSite } from '../folder/read-site.ts'
import { readWhole } from '../folder/source.ts'
import { store } from '../folder/store.ts'
import { asManifest } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import { refuseSignature } from '../rules/signature.ts'
import { receiveFile } from '../upload/receive-file.ts'
import { endUpload, heldAs, missingFiles, openUpload, uploaded, uploadId } from '../upload/uploads.ts'

/** How many files are on their way at the same time: each waits for the network and then for the disk. */
const filesAtOnce = 8

/** Another gateway, as far as releases are fetched from it. */
export type Origin = {
  /** The `release.json` of a release; undefined where it is not there. */
  manifest(frontend: string, version: string): Promise<unknown>
  file(frontend: string, version: string, path: string): AsyncIterable<Uint8Array>
  /** The revision of a frontend there, 0 where it has none. */
  revision(frontend: string): Promise<number>
}

/**
 * Makes sure that a release is stored: whole, and signed by a key that this folder knows.
 * @returns false where the other gateway does not have it either
 */
export async function fetchRelease(
  dir: string,
  frontend: string,
  version: string,
  origin: Origin,
): Promise<boolean> {
  if (await readWhole(dir, frontend, version)) return true
  const manifest = await origin.manifest(frontend, version)
  if (manifest === undefined) return false
  const release = asManifest(manifest)
  if (release.frontend !== frontend || release.version !== version)
    throw new Refusal(
      'bad-manifest',
      `Lo que llegó no es la versión ${version} de «${frontend}»: publícala de nuevo.`,
    )
  const refusal = refuseSignature(release, (await readSite(dir)).keys)
  if (refusal) throw refusal
  await openUpload(dir, release, releaseLimits.bytes)
  try {
    await fetchFiles(dir, release, origin)
    await locked(dir, () => store(dir, uploaded(dir, release)))
  } finally {
    await endUpload(dir, release)
  }
  return true
}

async function fetchFiles(dir: string, release: Release, origin: Origin): Promise<void> {
  const { frontend, version } = release
  const missing = new Set(await missingFiles(dir, release))
  const left = Object.entries(release.files)
    .filter(([, { integrity }]) => missing.delete(integrity))
    .values()
  const fetchOneByOne = async () => {
    for (const [path, { integrity }] of left) {
      const sent = { frontend, upload: uploadId(release), file: heldAs(integrity) }
      await receiveFile(dir, sent, origin.file(frontend, version, path))
    }
  }
  // All of them end before the upload does, whichever fails.
  const ended = await Promise.allSettled(Array.from({ length: filesAtOnce }, fetchOneByOne))
  const failed = ended.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}
