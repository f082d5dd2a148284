import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Registry, type Release, ReleaseAnswer, type ReleaseOrder, releasesPath } from '@semaforo/contracts'
import {
  announceShell,
  heldAs,
  type KeyPair,
  keyAt,
  registerKey,
  signOrder,
  signRelease,
} from '@semaforo/releases'
import { integrity } from './integrity.ts'
import { folder, open, problem } from './setup.ts'

const kit = { version: '1.0.0', exports: [] }
const kits = { ui: kit, 'frontend-kit': kit }
const contracts = 'a'.repeat(64)

/** The public address of the site, which orders are signed for. */
export const site = 'http://sitio.example'

/** A release with the contents of its files. */
export type Made = { release: Release; files: Record<string, string> }
type Differing = Partial<Release> & { files?: Release['files'] }
type Wanted = { [Field in 'site' | 'frontend' | 'what' | 'version' | 'why']?: string } & {
  percent?: number
  revision?: number
}

/** A running site where each of the teams has a key, and what a team sends to it. */
export async function aSiteOf(teams: readonly string[], options: Parameters<typeof open>[0] = {}) {
  const dir = folder({ 'shell/index.html': '<!doctype html>' })
  await announceShell(dir, { kits, contracts })
  const keys = new Map<string, KeyPair>()
  for (const name of teams) {
    const key = await keyAt(join(folder(), 'team.pem'))
    keys.set(name, key)
    await registerKey(dir, name, key.publicKey)
  }
  const keyOf = (name: string) => keys.get(name) as KeyPair
  const url = await open({ frontendsDir: dir, publicUrl: site, ...options })

  /** A signed release of three files. */
  function make(name: string, version: string, differing: Differing = {}, key = keyOf(name)): Made {
    const files = {
      'remoteEntry.js': `entry of ${name} ${version}`,
      'assets/1.js': `chunk ${version} ${'x'.repeat(50_000)}`,
      'assets/2.js': `other ${version}`,
    }
    const about = { frontend: name, version, entry: 'remoteEntry.js', uses: kits, contracts }
    const routes = [{ path: `/${name}`, title: name }]
    return { files, release: signRelease({ ...about, routes, files: described(files), ...differing }, key) }
  }

  const order = (wanted: Wanted, key = keyOf(String(wanted.frontend ?? 'promo'))) =>
    signOrder({ site, frontend: 'promo', revision: 0, ...wanted } as Parameters<typeof signOrder>[0], key)

  const publication = ({ release }: Made, wanted: Wanted = {}) => {
    const { frontend, version } = release
    return order({ what: 'publish', frontend, version, ...wanted })
  }

  const give = (given: ReleaseOrder, release?: unknown, at = url) =>
    fetch(`${at}${releasesPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: given, ...(release !== undefined && { release }) }),
    })

  const addressOf = (name: string, upload: string, hash: string) =>
    `${releasesPath}/${name}/${upload}/${heldAs(hash)}`
  const sendFile = (name: string, upload: string, hash: string, body: string, at = url) =>
    fetch(`${at}${addressOf(name, upload, hash)}`, { method: 'PUT', body })

  /** Uploads a release as far as the site wants it, and repeats the order. */
  async function ship(made: Made, given = publication(made), at = url): Promise<Response> {
    const { frontend } = made.release
    const first = await give(given, made.release, at)
    if (!first.ok) return first
    const answer = ReleaseAnswer.parse(await first.clone().json())
    if (!('upload' in answer)) return first
    for (const hash of answer.missing) {
      const sent = await sendFile(frontend, answer.upload, hash, contentOf(made, hash), at)
      if (!sent.ok) return sent
    }
    return give(given, made.release, at)
  }

  const held = () =>
    existsSync(join(dir, 'uploads'))
      ? readdirSync(join(dir, 'uploads'), { recursive: true }).map(String).sort()
      : []

  /** The live version of each frontend, as the page reads it. */
  async function live(at = url): Promise<Record<string, string>> {
    const answer = await fetch(`${at}/federation/registry.json`)
    if (!answer.ok) return {}
    const { frontends } = Registry.parse(await answer.json())
    return Object.fromEntries(frontends.map(({ name, version }) => [name, version.replace(/-.*/, '')]))
  }

  return {
    dir,
    url,
    keyOf,
    make,
    order,
    publication,
    give,
    addressOf,
    sendFile,
    ship,
    live,
    /** What lies in the folder of uploads, by path. */
    held,
    /** Expects a refusal by its code, with one Spanish line, at a site where nothing runs and nothing else is kept. */
    async refused(answer: Response, code: string, kept: string[] = []): Promise<void> {
      const { message, ...told } = await problem(answer)
      expect(told).toMatchObject({ code })
      expect(message).toMatch(/^[^\n]+\.$/)
      expect(held()).toEqual(kept)
      expect(await live()).toEqual({})
    },
  }
}

export function contentOf({ files }: Made, hash: string): string {
  return Object.values(files).find((content) => integrity(content) === hash) ?? ''
}

/** What the site still lacks of an upload. */
export async function lacks(answer: Response): Promise<{ upload: string; missing: string[] }> {
  const told = ReleaseAnswer.parse(await answer.json())
  return 'upload' in told ? told : { upload: '', missing: [] }
}

export function described(files: Record<string, string>): Release['files'] {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    { integrity: integrity(content), bytes: Buffer.byteLength(content) },
  ])
  return Object.fromEntries(entries)
}
