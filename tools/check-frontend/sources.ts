import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../frontends/checkout.ts'
import { classTypesOf, writeClassTypes } from './class-types.ts'

const program = (path: string) => join(root, 'node_modules', path)

/**
 * Types, lint and boundaries of one frontend alone, as the whole check has them.
 * @throws {Error} with what the programs say
 */
export async function checkSources(folder: string): Promise<void> {
  const checkout = dirname(folder)
  const name = basename(folder)
  writeClassTypes(checkout)
  const said = await Promise.all([
    run(checkout, program('typescript/bin/tsc'), '-b', ...configsOf(folder)),
    run(checkout, program('@biomejs/biome/bin/biome'), 'ci', name),
    run(
      checkout,
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, '.dependency-cruiser.js'), '-T', 'err', name],
    ),
  ])
  const complaints = said.filter((each) => each !== '')
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

/** The configurations of the whole checkout, for this folder alone: sources know the page, tests Node as well. */
function configsOf(folder: string): string[] {
  const checkout = dirname(folder)
  const cache = join(checkout, 'node_modules/.cache/check-frontend', basename(folder))
  const styles = join(root, 'packages/ui/src/css.d.ts')
  const compilerOptions = { rootDirs: [checkout, classTypesOf(checkout)] }
  const tests = '**/*.test.tsx'
  mkdirSync(cache, { recursive: true })
  return [
    { kind: 'web', include: [join(folder, 'src'), styles], exclude: [join(folder, 'src', tests)] },
    { kind: 'web-tests', include: [join(folder, 'src', tests), join(folder, 'test'), styles], exclude: [] },
  ].map(({ kind, ...files }) => {
    const config = join(cache, `${kind}.json`)
    writeFileSync(
      config,
      JSON.stringify({ extends: join(root, `tsconfig.${kind}.json`), compilerOptions, ...files }),
    )
    return config
  })
}

/** What a program says where it is not content. */
function run(cwd: string, ...command: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    )
  })
}
