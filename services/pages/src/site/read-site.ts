import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageBundle, type Registry, type Release } from '@semaforo/contracts'
import { type KnownFrontend, liveReleases, registriesOf } from '@semaforo/releases'
import { rendersAhead } from '../answers/paths.ts'

/**
 * `document`: SHA-256 (hex) of index.html. `bundle`: the shell's render code. `hash`: SHA-256 (hex) of the bundle; pages
 * rendered with another are stale.
 */
export type Shell = { document: string; bundle: Buffer; hash: string }

/** What visitors get now, as far as pages are rendered for it. `releases` are those with pages of their own. */
export type Site = { shell: Shell; releases: Release[]; registries: Registry[] }

/** Where the shell's parts lie in FRONTENDS_DIR. */
export const shellFiles = (dir: string) => [join(dir, 'shell/index.html'), join(dir, 'shell', pageBundle)]

/** @returns undefined while there is no shell, or one that renders nothing */
export async function readSite(dir: string, frontends: readonly KnownFrontend[]): Promise<Site | undefined> {
  const [document, bundle] = await Promise.all(shellFiles(dir).map(contentOf))
  if (!document || !bundle) return undefined
  return {
    shell: { document: hashOf(document), bundle, hash: hashOf(bundle) },
    releases: frontends
      .flatMap(liveReleases)
      .filter((each) => pageBundle in each.files && rendersAhead(each)),
    registries: registriesOf(frontends),
  }
}

function contentOf(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
