import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FrontendName, ReleaseVersion } from '@semaforo/contracts'
import { layout, manifestName } from './layout.ts'
import { frontendsIn, readRelease } from './read-site.ts'

/** A file of a folder of frontends; `path` has `/` between folders. */
export type SiteFile = { path: string; content: Buffer }

/**
 * What teams made of a folder of frontends: releases, keys, and last the registries that lead to them. Shell and
 * documents come with each build and are left out, and so is what something else put there: a copy with it would not
 * be received. It may be read while releases are published and swept.
 * @param dir FRONTENDS_DIR; without one there is nothing to copy
 */
export async function* siteFiles(dir: string): AsyncGenerator<SiteFile> {
  // Read before the releases: what they lead to is stored by then, and swept after days at the earliest.
  const registries = await filesOf(dir, 'registry', '.json')
  const frontends = await namesIn(join(dir, 'releases'))
  for (const frontend of frontends.filter((name) => FrontendName.safeParse(name).success)) {
    for (const version of await namesIn(layout.releases(dir, frontend))) {
      if (ReleaseVersion.safeParse(version).success) yield* await releaseFiles(dir, frontend, version)
    }
  }
  yield* await filesOf(dir, 'keys', '.pub')
  yield* registries
}

/** None where the release is not whole, or swept meanwhile. */
async function releaseFiles(dir: string, frontend: string, version: string): Promise<SiteFile[]> {
  const release = await readRelease(dir, frontend, version)
  if (!release) return []
  const folder = layout.release(dir, frontend, version)
  try {
    const paths = [...Object.keys(release.files), manifestName]
    return await Promise.all(
      paths.map(async (path) => ({
        path: `releases/${frontend}/${version}/${path}`,
        content: await readFile(join(folder, path)),
      })),
    )
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return []
    throw error
  }
}

async function filesOf(dir: string, folder: string, ending: string): Promise<SiteFile[]> {
  const names = await frontendsIn(join(dir, folder), ending)
  return Promise.all(
    names.map(async (name) => ({
      path: `${folder}/${name}${ending}`,
      content: await readFile(join(dir, folder, `${name}${ending}`)),
    })),
  )
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: { code?: string }) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return names.sort()
}
