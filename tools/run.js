// Runs a script of the project on the Node 24 of its lock file, after installing missing or outdated packages.
// It is the first thing that runs on a bare clone: plain JavaScript, no dependency, any Node.
//
//   node tools/run.js [--with-dev] [flags of node] [script [arguments]]
//
// --with-dev: also installs development dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './install.js'

const root = join(import.meta.dirname, '..')
const given = process.argv.slice(2)
const withDev = given[0] === '--with-dev'
const script = withDev ? given.slice(1) : given

install()
if (script.length > 0) run()

function install() {
  const installed = readJson('node_modules/.package-lock.json')
  if (isInstalled(readJson('package-lock.json'), installed, withDev)) return
  process.stdout.write('instalando lo que falta (la primera vez tarda alrededor de un minuto)\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withDev ? [] : ['--omit=dev'])]
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) fail('No se pudo instalar. Revisa tu conexión y repite el comando.')
}

function run() {
  const node = node24()
  if (!node) {
    fail(
      `Semáforo PyME necesita Node 24 o posterior; este es ${process.version}. Instálalo desde nodejs.org y repite el comando.`,
    )
  }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...script], {
    cwd: root,
    stdio: 'inherit',
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // Ctrl+C reaches the child by itself.
  process.on('SIGINT', () => undefined)
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** The Node in node_modules; else the current one if it is new enough. */
function node24() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const own = join(root, 'node_modules', `node-${platform()}-${process.arch}`, 'bin', program)
  if (existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}

function platform() {
  return process.platform === 'win32' ? 'win' : process.platform
}

/** @param {string} path */
function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} line @returns {never} */
function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
