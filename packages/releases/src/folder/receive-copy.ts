import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FrontendName, ReleaseVersion } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import type { SiteFile } from './copy.ts'
import { fsyncFolder, renameDurably, replaceFile, textOf, writeDurably } from './durable.ts'
import { registerKey } from './keys.ts'
import { layout, part } from './layout.ts'
import { locked } from './locked.ts'
import { writePublicView } from './public-view.ts'
import { keysOf } from './read-site.ts'
import { readWhole } from './source.ts'

/** A copy of a folder of frontends on its way into another one, which sees nothing of it before `finish`. */
export type ReceivedCopy = {
  write(file: SiteFile): Promise<void>
  /** The files as they arrived. */
  written(): AsyncGenerator<SiteFile>
  /**
   * Adds releases and keys to those of the folder, and the registry of each frontend that it has none of: one that it
   * has is ahead of the copy, or of this checkout.
   */
  finish(): Promise<void>
  close(): Promise<void>
}

/**
 * Receives the files of another folder of frontends. A copy that was cut off is begun anew.
 * @param dir FRONTENDS_DIR, which need not exist
 */
export async function receiveCopy(dir: string): Promise<ReceivedCopy> {
  const staging = join(dir, `copy${part}`)
  const paths: string[] = []
  await rm(staging, { recursive: true, force: true })

  const namesOf = (pattern: RegExp) =>
    new Set(paths.flatMap((path) => pattern.exec(path)?.slice(1).join('/') ?? []))

  async function addRelease(name: string): Promise<void> {
    const [frontend = '', version = ''] = name.split('/')
    if (await readWhole(dir, frontend, version)) return
    const place = layout.release(dir, frontend, version)
    await mkdir(dirname(place), { recursive: true })
    await rm(place, { recursive: true, force: true })
    await renameDurably(layout.release(staging, frontend, version), place)
  }

  async function addRegistry(name: string): Promise<void> {
    const place = layout.registry(dir, name)
    const text = (await textOf(place)) ?? (await textOf(layout.registry(staging, name))) ?? ''
    // Written also where it stays: who reads the folder looks at this file alone, and a release may have come back.
    await replaceFile(place, text)
  }

  return {
    async write({ path, content }) {
      refuseForeign(path)
      const place = join(staging, path)
      await mkdir(dirname(place), { recursive: true })
      await writeDurably(place, content)
      paths.push(path)
    },
    async *written() {
      for (const path of paths) yield { path, content: await readFile(join(staging, path)) }
    },
    async finish() {
      if (paths.length === 0) return
      const folders = new Set(paths.map((path) => dirname(join(staging, path))))
      for (const folder of folders) await fsyncFolder(folder)
      for (const name of namesOf(/^keys\/(.+)\.pub$/)) {
        for (const key of await keysOf(staging, name)) await registerKey(dir, name, key)
      }
      await locked(dir, async () => {
        for (const name of namesOf(/^releases\/([^/]+)\/([^/]+)\//)) await addRelease(name)
        for (const name of namesOf(/^registry\/(.+)\.json$/)) await addRegistry(name)
        await writePublicView(dir)
      })
      await rm(staging, { recursive: true, force: true })
    },
    close: () => rm(staging, { recursive: true, force: true }),
  }
}

/** A path that would lead out of the folder, or to what is not copied. */
function refuseForeign(path: string): void {
  const [folder, name = '', ...rest] = path.split('/')
  const isRelease =
    folder === 'releases' &&
    FrontendName.safeParse(name).success &&
    ReleaseVersion.safeParse(rest[0]).success &&
    rest.length > 1 &&
    rest.every((segment) => /^[\w-][\w.-]*$/.test(segment))
  const isOther =
    rest.length === 0 &&
    ((folder === 'keys' && isNameWith(name, '.pub')) || (folder === 'registry' && isNameWith(name, '.json')))
  if (!isRelease && !isOther)
    throw new Refusal('bad-file', `«${path}» no es un archivo de versiones: el respaldo está dañado.`)
}

const isNameWith = (name: string, ending: string) =>
  name.endsWith(ending) && FrontendName.safeParse(name.slice(0, -ending.length)).success
