import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from './durable.ts'
import { registerKey } from './keys.ts'
import { layout, part } from './layout.ts'
import { locked } from './locked.ts'
import { writePublicView } from './public-view.ts'
import { frontendsIn, keysOf } from './read-site.ts'

/**
 * Copies what teams made of a folder of frontends: releases, keys and registries. Shell and documents come with each
 * build and are left out. Publishes wait meanwhile.
 * @param dir FRONTENDS_DIR; without one there is nothing to copy
 */
export async function copyReleases(dir: string, to: string): Promise<void> {
  if (!existsSync(layout.registries(dir))) return
  await locked(dir, async () => {
    for (const folder of ['keys', 'releases', 'registry'].filter((name) => existsSync(join(dir, name)))) {
      await cp(join(dir, folder), join(to, folder), {
        recursive: true,
        filter: (path) => !path.endsWith(part) && path !== layout.lock(dir),
      })
    }
  })
}

/**
 * Adds the frontends of a copy to a folder of frontends. One that is there already stays as it is: it is ahead of the
 * copy, or of this checkout.
 * @param dir FRONTENDS_DIR, which need not exist
 */
export async function addReleases(dir: string, from: string): Promise<void> {
  for (const name of await frontendsIn(layout.keys(from), '.pub'))
    for (const key of await keysOf(from, name)) await registerKey(dir, name, key)
  const names = await frontendsIn(layout.registries(from), '.json')
  const missing = names.filter((name) => !existsSync(layout.registry(dir, name)))
  if (missing.length === 0) return
  await locked(dir, async () => {
    for (const name of missing) {
      await mkdir(layout.releases(dir, name), { recursive: true })
      await cp(layout.releases(from, name), layout.releases(dir, name), { recursive: true })
      // Last: it leads to the releases.
      await replaceFile(layout.registry(dir, name), await readFile(layout.registry(from, name)))
    }
    await writePublicView(dir)
  })
}
