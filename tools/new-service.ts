import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { whyNot } from './new-service/service-name.ts'
import { writeService } from './new-service/write-service.ts'

const root = join(import.meta.dirname, '..')

/** Generates a service with one aggregate, one call, one event and its tests, and registers it everywhere. */
function newService(name: string): void {
  const refusal = whyNot(root, name)
  if (refusal) fail(refusal)
  const written = writeService(root, name)
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const formatted = written.filter((path) => /\.(ts|json)$/.test(path))
  run(process.execPath, [biome, 'check', '--write', ...formatted])
  npm('install', '--prefer-offline', '--loglevel=error')
  npm('run', '--silent', 'docs')
  console.log(`listo: services/${name}. Pruébalo con: npm test -- services/${name}`)
}

function npm(...args: string[]): void {
  const path = process.env['npm_execpath']
  if (path) run(process.execPath, [path, ...args])
  else run('npm', args)
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`${stderr}No se pudo terminar. Cuando se pueda: npm install && npm run docs`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

newService(process.argv[2] ?? '')
