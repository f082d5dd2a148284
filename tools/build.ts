import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Configuration } from '@rspack/core'
import {
  brotliBytes,
  compile,
  type FrontendDescription,
  fingerprint,
  keepWithin,
  precompress,
  publish,
} from '@semaforo/frontend-kit/build'
import { apiDocsSources, publishApiDocs } from './publish-api-docs.ts'

const root = join(import.meta.dirname, '..')

/** The frontends that the shell loads: every `mfe-*` folder whose `frontend.json` declares its paths. */
export const remotes = globSync('mfe-*/frontend.json', { cwd: root }).map(dirname).sort()

/** The folder that the gateway serves. */
export const site = join(root, 'dist')

/** The folder in it with the API documents. */
const apiDocs = 'api-docs'

/** The input of the last build of a frontend, and the size of its JavaScript (brotli). */
type Stamp = { fingerprint: string; bytes: number }

/** Builds the frontends and API documents that changed since the last build, and assembles all of them in `dist/`. */
export async function build(): Promise<void> {
  for (const name of ['shell', ...remotes]) {
    const now = fingerprintOf(name)
    if (stampOf(name)?.fingerprint !== now) await buildFrontend(name, now)
  }
  const docs = fingerprint(root, [...apiDocsSources, 'package-lock.json'])
  if (stampOf(apiDocs)?.fingerprint !== docs) {
    await publishApiDocs(join(site, apiDocs))
    writeStamp(apiDocs, { fingerprint: docs, bytes: 0 })
  }
  checkBudgets()
}

async function buildFrontend(name: string, made: string): Promise<void> {
  console.log(`construyendo ${name}`)
  const directory = join(root, name)
  const built = join(directory, 'dist')
  const { default: config } = (await import(join(directory, 'rspack.config.ts'))) as {
    default: Configuration
  }
  await compile(config)
  await precompress(built)
  if (name === 'shell') publishShell(built)
  else publish(built, site, readJson<FrontendDescription>(name, 'frontend.json'), releaseOf(name))
  writeStamp(name, { fingerprint: made, bytes: brotliBytes(built) })
  rmSync(built, { recursive: true })
}

/** Older hashed files remain for open pages; the entry document is written last, after all files it refers to. */
function publishShell(built: string): void {
  const folder = join(site, 'shell')
  cpSync(built, folder, { recursive: true, filter: (path) => !path.includes('index.html') })
  for (const file of ['index.html.br', 'index.html.gz', 'index.html'])
    cpSync(join(built, file), join(folder, file))
}

function fingerprintOf(name: string): string {
  // The shell does not include the learning kit: a change there releases the frontends alone.
  const bundled = name === 'shell' ? [] : ['packages/learning-kit']
  return fingerprint(root, [
    name,
    'packages/contracts',
    'packages/diagnosis',
    'packages/frontend-kit',
    'packages/ui',
    ...bundled,
    'package-lock.json',
  ])
}

function checkBudgets(): void {
  const budget = readJson<{ home: number; remote: number }>('budgets.json')
  for (const name of remotes) keepWithin(budget.remote, builtBytes(name), name)
  keepWithin(budget.home, builtBytes('shell') + builtBytes('mfe-learning'), '/home')
}

/** Bytes of JavaScript (brotli) in the last build of a frontend. */
export function builtBytes(name: string): number {
  return stampOf(name)?.bytes ?? 0
}

function releaseOf(name: string): string {
  return readJson<{ version: string }>(name, 'package.json').version
}

function stampPath(name: string): string {
  return join(site, '.built', `${name}.json`)
}

function writeStamp(name: string, stamp: Stamp): void {
  mkdirSync(join(site, '.built'), { recursive: true })
  writeFileSync(stampPath(name), JSON.stringify(stamp))
}

function stampOf(name: string): Stamp | undefined {
  return existsSync(stampPath(name)) ? readJson<Stamp>(stampPath(name)) : undefined
}

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(path[0]?.startsWith('/') ? '' : root, ...path), 'utf8')) as Content
}

if (import.meta.main) await build()
