import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { Release, ShellOffer } from '@semaforo/contracts'
import {
  bundle,
  compileFrontend,
  compileShell,
  eagerFiles,
  fingerprint,
  frontendPages,
  type KitExports,
  type Part,
  precompress,
  serviceWorker,
  serviceWorkerFile,
  shellPages,
} from '@semaforo/frontend-kit/build'
import { type KeyPair, sealFolder } from '@semaforo/releases'
import { describeFrontend, root, versionOf } from './checkout.ts'

/**
 * Builds a frontend and signs what came of it.
 * @param directory its folder, `mfe-*`
 * @param built where the release is put; what is there goes
 * @throws {Refusal} for a description that no site would take
 */
export async function buildRelease(directory: string, built: string, key: KeyPair): Promise<Release> {
  const { name, ...description } = describeFrontend(directory)
  const uses = await compileInto(built, directory, compileFrontend)
  if (description.routes.some(({ prerender }) => prerender))
    await bundle(into(frontendPages(directory), built))
  const about = {
    frontend: name,
    ...description,
    version: versionOf(directory),
    entry: 'remoteEntry.js',
    eager: eagerFiles(built),
  }
  return sealFolder(built, { ...about, ...ofCheckout(uses, 'uses') }, key)
}

/**
 * Builds the shell.
 * @returns its exports for the frontends
 */
export async function buildShell(built: string): Promise<ShellOffer> {
  const directory = join(root, 'shell')
  const brings = await compileInto(built, directory, compileShell)
  await bundle(into(shellPages(directory), built))
  await bundle(serviceWorker(directory, built))
  await precompress(built, serviceWorkerFile)
  return ofCheckout(brings, 'kits')
}

async function compileInto(
  built: string,
  directory: string,
  compile: (config: Configuration) => Promise<KitExports>,
): Promise<KitExports> {
  const { default: config, parts = [] }: { default: Configuration; parts?: Part[] } = await import(
    join(directory, 'rspack.config.ts')
  )
  const kits = await compile(into(config, built))
  for (const { folder, config } of parts) await bundle(into(config, join(built, folder)))
  await precompress(built)
  return kits
}

function into(config: Configuration, path: string): Configuration {
  return { ...config, output: { ...config.output, path } }
}

/** Where the packages are that the page holds once. */
const kitFolders = {
  ui: 'packages/ui',
  'frontend-kit': 'packages/frontend-kit',
  federation: 'node_modules/@module-federation/enhanced',
}

/** The kits and the contracts as they are in this checkout. */
function ofCheckout<As extends string>(names: KitExports, as: As) {
  const exportsOf: Record<string, string[]> = names
  const kits = Object.entries(kitFolders).map(([kit, folder]) => [
    kit,
    { version: versionOf(join(root, folder)), exports: exportsOf[kit] ?? [] },
  ])
  return {
    ...({ [as]: Object.fromEntries(kits) } as Record<As, ShellOffer['kits']>),
    contracts: fingerprint(root, ['packages/contracts/src']),
  }
}
