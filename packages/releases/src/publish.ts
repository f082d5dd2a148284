import type { FrontendRegistry, Release } from '@semaforo/contracts'
import { commit } from './folder/commit.ts'
import { locked } from './folder/locked.ts'
import { readSite } from './folder/read-site.ts'
import { builtIn, type Source } from './folder/source.ts'
import { store } from './folder/store.ts'
import { Refusal } from './refusal.ts'
import type { Asked } from './rules/command.ts'
import { movedTo } from './rules/publication.ts'

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
  { frontend, ...asked }: Asked & { frontend?: string; percent?: number | undefined },
): Promise<{ release: Release; registry: FrontendRegistry }> {
  const source = await builtIn(built)
  const { release } = source
  if (frontend !== undefined && frontend !== release.frontend) {
    throw new Refusal(
      'bad-manifest',
      `Eso es una versión de «${release.frontend}», no de «${frontend}»: revisa la carpeta.`,
    )
  }
  return { release, registry: await publishFrom(dir, source, asked) }
}

/** The same with files that need not lie in a folder. */
export async function publishFrom(
  dir: string,
  source: Source,
  asked: Asked & { percent?: number | undefined },
): Promise<FrontendRegistry> {
  const { release } = source
  const { frontend } = release
  return locked(dir, async () => {
    const site = await readSite(dir)
    const registry = movedTo(release, site, asked)
    if (registry instanceof Refusal) throw registry
    await store(dir, source)
    await commit(dir, frontend, registry, asked.at)
    return registry
  })
}
