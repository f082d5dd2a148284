import { readdir } from 'node:fs/promises'
import { FrontendName, FrontendRegistry, type Release, ShellOffer } from '@semaforo/contracts'
import { readManifest } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import type { KnownFrontend, Site } from '../rules/site.ts'
import { liveVersions } from '../rules/site.ts'
import { textOf } from './durable.ts'
import { layout, manifestIn } from './layout.ts'

/**
 * Reads the current state of a folder of frontends. It may be read while it changes: each document is whole. A manifest
 * that cannot be read costs its own release alone.
 * @throws {Refusal} `damaged` when a registry is: the next move would make that last
 */
export async function readSite(dir: string): Promise<Site> {
  const shell = await textOf(layout.shell(dir))
  return {
    keys: await readKeys(dir),
    frontends: await readFrontends(dir),
    shell: shell === undefined ? undefined : parsed(ShellOffer, shell, layout.shell(dir)),
  }
}

/** The frontends of a folder by name, each with the manifests of its releases that are live or can be again. */
export async function readFrontends(dir: string): Promise<KnownFrontend[]> {
  const names = await frontendsIn(layout.registries(dir), '.json')
  return Promise.all(
    names.map(async (name) => {
      const path = layout.registry(dir, name)
      const registry = parsed(FrontendRegistry, (await textOf(path)) ?? '', path)
      const wanted = new Set([...liveVersions(registry), ...(registry.previous ? [registry.previous] : [])])
      const releases: Record<string, Release> = {}
      for (const version of wanted) {
        const release = await readRelease(dir, name, version)
        if (release) releases[version] = release
      }
      return { name, registry, releases }
    }),
  )
}

/** The manifest of a stored release; undefined if it is missing or cannot be read. */
export async function readRelease(dir: string, name: string, version: string): Promise<Release | undefined> {
  const text = await textOf(manifestIn(layout.release(dir, name, version)))
  try {
    return text === undefined ? undefined : readManifest(text)
  } catch {
    return undefined
  }
}

type Schema<Document> = { parse(value: unknown): Document }

function parsed<Document>(schema: Schema<Document>, text: string, path: string): Document {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Refusal('damaged', `${path} está dañado: reponlo de un respaldo, o bórralo y publica de nuevo.`)
  }
}

async function readKeys(dir: string): Promise<Site['keys']> {
  const names = await frontendsIn(layout.keys(dir), '.pub')
  const keys = names.map(async (name) => [name, await keysOf(dir, name)] as const)
  return new Map(await Promise.all(keys))
}

/**
 * The public keys that are registered for a frontend, the oldest first, each ending in a newline. Their file may have
 * been edited by hand: with CRLF, or without a newline at its end.
 */
export async function keysOf(dir: string, name: string): Promise<string[]> {
  const text = (await textOf(layout.key(dir, name))) ?? ''
  const keys = text.match(/-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/g) ?? []
  return keys.map((key) => `${key.replaceAll('\r', '')}\n`)
}

/** The frontends that have a file with this ending in a folder; other names are not the site's. */
export async function frontendsIn(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => FrontendName.safeParse(name).success)
    .sort()
}
