import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './temporary-directory.ts'

const root = join(import.meta.dirname, '../../..')
const modules = 'node_modules'

/**
 * The files of this checkout that git does not ignore, for a test that changes them, linked to the installed packages.
 * Its own packages are copies.
 * @param ignored folders that git ignores and the test needs, such as `dist`
 * @returns its folder, removed at the end of the test or its file
 */
export function copyOfCheckout(...ignored: string[]): string {
  const copy = temporaryDirectory()
  for (const path of [...filesOfGit(), ...ignored]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
  }
  mkdirSync(join(copy, modules, '@semaforo'), { recursive: true })
  const installed = readdirSync(join(root, modules)).filter((name) => name !== '@semaforo')
  for (const name of installed) symlinkSync(join(root, modules, name), join(copy, modules, name))
  for (const name of readdirSync(join(root, modules, '@semaforo'))) {
    cpSync(join(root, modules, '@semaforo', name), join(copy, modules, '@semaforo', name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  // Nested node_modules, where a package needs another version than the rest.
  for (const path of globSync(['*/node_modules', '{packages,services}/*/node_modules'], { cwd: root })) {
    symlinkSync(join(root, path), join(copy, path))
  }
  return copy
}

function filesOfGit(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return stdout.split('\0').filter((path) => path !== '')
}
