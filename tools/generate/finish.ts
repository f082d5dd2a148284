import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Formats written files, and has npm link the new workspace. Ends the process with a line where that fails. */
export function finish(written: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const formatted = written.filter((path) => /\.(ts|tsx|css|json)$/.test(path))
  run(process.execPath, [biome, 'check', '--write', ...formatted])
  npm('install', '--prefer-offline', '--loglevel=error')
}

/** Runs npm in this checkout. Ends the process with a line where that fails. */
export function npm(...args: string[]): void {
  const path = process.env['npm_execpath']
  if (path) run(process.execPath, [path, ...args])
  else run('npm', args)
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`${stderr}No se pudo terminar. Cuando se pueda: npm install && npm run docs`)
}

/** Ends the process with a line on standard error. */
export function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
