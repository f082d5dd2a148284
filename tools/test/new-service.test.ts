import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { whyNot } from '../new-service/service-name.ts'
import { writeService } from '../new-service/write-service.ts'

const root = join(import.meta.dirname, '../..')
const modules = 'node_modules'

/** The tracked files of this checkout, linked to the installed packages; its own packages are copies. */
function copyOfCheckout(): string {
  const copy = temporaryDirectory()
  for (const path of git('ls-files', '-z', '--cached', '--others', '--exclude-standard')) {
    cpSync(join(root, path), join(copy, path))
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

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return stdout.split('\0').filter((path) => path !== '')
}

/** Runs a program in the copy; returns the exit code, with its output where it failed. */
function run(copy: string, ...args: string[]): string {
  const program = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return program.status === 0 ? 'ok' : `${program.status}\n${program.stdout}\n${program.stderr}`
}

test('a new service passes its checks at once, and is registered in the checkout', () => {
  const copy = copyOfCheckout()
  const written = writeService(copy, 'foro')
  const outside = written.filter((path) => !path.startsWith('services/foro/'))
  expect(outside.sort()).toEqual([
    'docker-compose.yml',
    'packages/contracts/src/foro.ts',
    'packages/contracts/src/index.ts',
    'packages/contracts/src/services.ts',
  ])
  // As `npm install` does it.
  symlinkSync('../../services/foro', join(copy, modules, '@semaforo/foro'))
  expect(run(copy, 'tools/docs.ts')).toBe('ok')

  const types = { extends: './tsconfig.node.json', include: ['services/foro', 'tools/deployment.ts'] }
  writeFileSync(join(copy, 'tsconfig.foro.json'), JSON.stringify(types))
  const tsc = join(root, modules, 'typescript/bin/tsc')
  expect(run(copy, tsc, '-p', 'tsconfig.foro.json')).toBe('ok')
  const jest = ['--experimental-vm-modules', join(root, modules, 'jest/bin/jest.js')]
  const tests = ['services/foro/', 'tools/test/services', 'tools/test/docs', 'tools/test/served-calls']
  expect(run(copy, ...jest, '--rootDir', copy, ...tests)).toBe('ok')
})

test.each([
  ['', 'Escribe el nombre del servicio: npm run new-service <nombre>.'],
  ['Foro', /^«Foro» no sirve de nombre: /],
  ['foro-dos', /^«foro-dos» no sirve de nombre: /],
  ['../foro', /no sirve de nombre/],
  ['likes', /ya tiene otro uso/],
  ['gateway', /ya tiene otro uso/],
  ['ui', /ya tiene otro uso/],
  // The names of a container, of another service's path and of a setting.
  ['mongo', /ya tiene otro uso/],
  ['users', /ya tiene otro uso/],
  ['public', /ya tiene otro uso/],
])('a service cannot be called «%s»', (name, sentence) => {
  expect(whyNot(root, name)).toMatch(sentence)
})

test('an unused name is available for a service', () => {
  expect(whyNot(root, 'foro')).toBeUndefined()
})
