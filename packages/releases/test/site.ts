import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Registry, type Release, type ShellOffer } from '@semaforo/contracts'
import { integrityOf } from '../src/folder/files.ts'
import { announceShell, type KeyPair, keyAt, publish, registerKey, sealFolder } from '../src/index.ts'
import { readManifest } from '../src/manifest.ts'

export const shell: ShellOffer = {
  kits: {
    ui: { version: '0.2.0', exports: ['Button', 'Card', 'Route'] },
    'frontend-kit': { version: '0.2.0', exports: ['lifecycles', 'request'] },
  },
  contracts: 'a'.repeat(64),
}

/** What a release says beside its files, unless a test says otherwise. */
export function about(name: string, overrides: Partial<Release> = {}) {
  return {
    frontend: name,
    version: '1.0.0',
    entry: 'remoteEntry.js',
    routes: [{ path: `/${name}`, title: name }],
    uses: {
      ui: { version: '0.2.0', exports: ['Button'] },
      'frontend-kit': { version: '0.2.0', exports: ['lifecycles'] },
    },
    contracts: 'a'.repeat(64),
    ...overrides,
  }
}

/** Writes files by their paths. */
export function write(folder: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** A finished and signed build of a frontend whose entry is `content`. */
export async function build(
  folder: string,
  name: string,
  content: string,
  key: KeyPair,
  overrides: Partial<Release> = {},
): Promise<{ built: string; release: Release }> {
  const built = write(join(folder, `${name}-${content}`), {
    'remoteEntry.js': content,
    'remoteEntry.js.br': content.slice(1),
    'assets/1.js': content.repeat(3),
  })
  return { built, release: await sealFolder(built, about(name, overrides), key) }
}

/** A folder of frontends with a shell, where each of the teams has a key. */
export async function openSite(dir: string, ...teams: string[]): Promise<Record<string, KeyPair>> {
  await announceShell(dir, shell)
  const keys: Record<string, KeyPair> = {}
  for (const name of teams) {
    keys[name] = await keyAt(join(dir, 'private', `${name}.pem`))
    await registerKey(dir, name, keys[name].publicKey)
  }
  return keys
}

export const asked = (by = 'ana', at = '2026-01-01T00:00:00.000Z') => ({ by, at })

/** Publishes a new build and tells its version. */
export async function publishNew(
  dir: string,
  name: string,
  content: string,
  key: KeyPair,
  overrides: Partial<Release> = {},
): Promise<string> {
  const { built, release } = await build(join(dir, 'builds'), name, content, key, overrides)
  await publish(dir, built, asked())
  return release.version
}

/** What the page reads: the live version of each frontend. */
export function served(dir: string): Record<string, string> {
  const path = join(dir, 'federation', 'registry.json')
  const { frontends } = Registry.parse(JSON.parse(readFileSync(path, 'utf8')))
  return Object.fromEntries(frontends.map(({ name, version }) => [name, version]))
}

/** The paths of a stored release whose files are missing or not what its manifest says. */
export function damageOf(dir: string, name: string, version: string): string[] {
  const folder = join(dir, 'releases', name, version)
  const { files } = readManifest(readFileSync(join(folder, 'release.json'), 'utf8'))
  const intact = (path: string) => integrityOf(readFileSync(join(folder, path))) === files[path]?.integrity
  return Object.keys(files).filter((path) => !intact(path))
}

/** What lies among the releases of a frontend. */
export function storedOf(dir: string, name: string): string[] {
  return readdirSync(join(dir, 'releases', name)).sort()
}
