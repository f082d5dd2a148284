import { appendFile, cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Release } from '@semaforo/contracts'
import {
  change,
  keyAt,
  liveVersions,
  publish,
  readFrontends,
  registerKey,
  sealFolder,
} from '@semaforo/releases'
import { site } from '@semaforo/tools/build'

const frontend = 'learning'
const asked = () => ({ by: 'bench', at: new Date().toISOString() })

/** A copy of the built site below `folder`, with a team that ships the learning frontend. */
export async function teamSite(folder: string) {
  const dir = join(folder, 'site')
  await cp(site, dir, { recursive: true, verbatimSymlinks: true })
  const key = await keyAt(join(folder, 'team.pem'))
  await registerKey(dir, frontend, key.publicKey)
  const live = (await readFrontends(dir)).find(({ name }) => name === frontend)
  if (!live) throw new Error(`the site has no ${frontend}`)
  const [stable = ''] = liveVersions(live.registry)
  let builds = 0

  return {
    dir,
    frontend,
    /** What a build of the next release leaves: the files of the live one, and a line more. */
    async build() {
      const built = join(folder, `build-${++builds}`)
      await cp(join(dir, 'releases', frontend, stable), built, { recursive: true })
      const manifest = Release.parse(JSON.parse(await readFile(join(built, 'release.json'), 'utf8')))
      await rm(join(built, 'release.json'))
      await appendFile(join(built, manifest.entry), `\n// ${builds}`)
      const { files: _, key: __, signature: ___, ...about } = manifest
      const { version } = await sealFolder(built, { ...about, version: '1.0.0' }, key)
      return { version, publish: () => publish(dir, built, asked()) }
    },
    /** @returns the version that everybody gets from then on */
    rollback: async () => (await change(dir, frontend, { what: 'rollback' }, asked())).stable,
  }
}
