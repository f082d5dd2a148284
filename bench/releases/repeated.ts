import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { compileFrontend, eagerFiles, remote } from '@semaforo/frontend-kit/build'
import { remotes, root } from '@semaforo/tools/build'

/** What one frontend repeats of what stands in every frontend, in bytes (brotli). */
export type Repeated = {
  name: string
  /** All that it loads at once. */
  eager: number
  /** Its entry: the bundler's runtime and the way into the federation. */
  entry: number
  /** Packages of others that stand in every frontend. */
  packages: number
  /** Code of this repository that stands in every frontend, such as the calls and hooks of the learning kit. */
  own: number
}

/** Builds every frontend below `into`, once as it is and once with its modules apart, and compares what loads at once. */
export async function repeated(into: string): Promise<Repeated[]> {
  const built = await Promise.all(remotes.map((name) => buildApart(name, join(into, name))))
  return built.map(({ name, eager, entry, modules }) => {
    const everywhere = [...modules.keys()].filter((id) => built.every((each) => each.modules.has(id)))
    const bytesOf = (of: (id: string) => boolean) =>
      brotliBytes(
        everywhere
          .filter(of)
          .map((id) => modules.get(id))
          .join(''),
      )
    const isPackage = (id: string) => id.includes('node_modules/')
    return { name, eager, entry, packages: bytesOf(isPackage), own: bytesOf((id) => !isPackage(id)) }
  })
}

async function buildApart(name: string, into: string) {
  const config = remote(join(root, name))
  const build = (folder: string, apart: ReturnType<typeof remote>['optimization'] = {}) =>
    compileFrontend({
      ...config,
      optimization: { ...config.optimization, ...apart },
      output: { ...config.output, path: join(into, folder) },
    })
  await build('whole')
  await build('apart', { concatenateModules: false, moduleIds: 'named' })
  const read = (...path: string[]) => readFileSync(join(into, ...path), 'utf8')
  const chunks = globSync('*.js', { cwd: join(into, 'apart/assets') })
  return {
    name,
    eager: ['remoteEntry.js', ...eagerFiles(join(into, 'whole')).filter((file) => file.endsWith('.js'))]
      .map((file) => brotliBytes(read('whole', file)))
      .reduce((sum, bytes) => sum + bytes, 0),
    entry: brotliBytes(read('whole/remoteEntry.js')),
    modules: new Map(
      chunks
        .filter((file) => !file.startsWith('later-'))
        .flatMap((file) => modulesIn(read('apart/assets', file))),
    ),
  }
}

type Chunk = [ids: unknown, modules: Record<string, () => void>]

/** The code of each module by its path: a chunk hands its modules to a global list, and runs none of them. */
function modulesIn(code: string): [string, string][] {
  const page: Record<string, Chunk[]> = {}
  runInContext(code, createContext(page))
  const chunks = Object.values(page).flat()
  return chunks.flatMap(([, modules]) =>
    Object.entries(modules).map(([id, run]): [string, string] => [id, String(run)]),
  )
}

function brotliBytes(code: string): number {
  return code === '' ? 0 : brotliCompressSync(code).length
}
