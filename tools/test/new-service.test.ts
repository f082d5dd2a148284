import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfCheckout } from '@semaforo/testing/copy-of-checkout'
import { whyNot } from '../new-service/service-name.ts'
import { writeService } from '../new-service/write-service.ts'

const root = join(import.meta.dirname, '../..')
const modules = 'node_modules'

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
  const jest = join(root, modules, 'jest/bin/jest.js')
  const tests = ['services/foro/', 'tools/test/services', 'tools/test/docs', 'tools/test/served-calls']
  expect(run(copy, '--experimental-vm-modules', jest, '--rootDir', copy, ...tests)).toBe('ok')
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
  // Those of files that Kubernetes gets, of objects in them, and of an event of the contracts.
  ['network', /ya tiene otro uso/],
  ['settings', /ya tiene otro uso/],
  ['ingress', /ya tiene otro uso/],
  ['frontends', /ya tiene otro uso/],
  ['kustomization', /ya tiene otro uso/],
  ['database', /ya tiene otro uso/],
  ['partner', /ya tiene otro uso/],
])('a service cannot be called «%s»', (name, sentence) => {
  expect(whyNot(root, name)).toMatch(sentence)
})

test('an unused name is available for a service', () => {
  expect(whyNot(root, 'foro')).toBeUndefined()
})
