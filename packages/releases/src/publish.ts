import { type FrontendRegistry, type Release, releaseLimits } from '@semaforo/contracts'
import { commit } from './folder/commit.ts'
import { contentOf } from './folder/files.ts'
import { manifestName } from './folder/layout.ts'
import { locked } from './folder/locked.ts'
import { readSite } from './folder/read-site.ts'
import { store } from './folder/store.ts'
import { readManifest } from './manifest.ts'
import { Refusal } from './refusal.ts'
import type { Asked } from './rules/command.ts'
import { move } from './rules/move.ts'
import { refuse } from './rules/refuse.ts'

/**
 * Makes a built and signed release live: for everybody, or for `percent` of the visitors as a canary. Whatever
 * interrupts it, the site stays as it was, and the same call again completes it.
 * @param dir FRONTENDS_DIR
 * @param built the folder with its files and its `release.json`, which has to be of `frontend` where that is given
 * @returns the frontend's registry from now on
 * @throws {Refusal} with one line that says what to do
 */
export async function publish(
  dir: string,
  built: string,
  { frontend, percent, ...asked }: Asked & { frontend?: string; percent?: number | undefined },
): Promise<{ release: Release; registry: FrontendRegistry }> {
  const release = await manifestOf(built)
  const { version, frontend: name } = release
  if (frontend !== undefined && frontend !== name)
    throw new Refusal(
      'bad-manifest',
      `Eso es una versión de «${name}», no de «${frontend}»: revisa la carpeta.`,
    )
  const command =
    percent === undefined
      ? ({ what: 'publish', version } as const)
      : ({ what: 'canary', version, percent } as const)
  return locked(dir, async () => {
    const site = await readSite(dir)
    const refusal = refuse(release, site)
    if (refusal) throw refusal
    const before = site.frontends.find((each) => each.name === name)?.registry
    const registry = move(name, before, command, asked)
    if (registry instanceof Refusal) throw registry
    await store(dir, built, release)
    await commit(dir, name, before, registry, asked.at)
    return { release, registry }
  })
}

async function manifestOf(built: string): Promise<Release> {
  const text = await contentOf(built, manifestName, releaseLimits.manifestBytes).catch(
    (error: { code?: string }) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
      throw new Refusal(
        'not-built',
        `En ${built} no hay release.json: constrúyelo con npm run frontends -- build.`,
      )
    },
  )
  return readManifest(text.toString())
}
