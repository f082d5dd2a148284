import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { Release, ShellOffer } from '@semaforo/contracts'
import { compile, fingerprint, type KitExports, precompress } from '@semaforo/frontend-kit/build'
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
  const { uses } = await compileInto(built, directory)
  const about = { frontend: name, ...description, version: versionOf(directory), entry: 'remoteEntry.js' }
  return sealFolder(built, { ...about, ...ofCheckout(uses, 'uses') }, key)
}

/**
 * Builds the shell.
 * @returns what it brings for the frontends
 */
export async function buildShell(built: string): Promise<ShellOffer> {
  const { brings } = await compileInto(built, join(root, 'shell'))
  return ofCheckout(brings, 'kits')
}

async function compileInto(built: string, directory: string): Promise<Record<'uses' | 'brings', KitExports>> {
  const { default: config }: { default: Configuration } = await import(join(directory, 'rspack.config.ts'))
  const kits = await compile({ ...config, output: { ...config.output, path: built } })
  await precompress(built)
  return kits
}

/** The kits and the contracts as they are in this checkout. */
function ofCheckout<As extends string>(names: KitExports, as: As) {
  const kit = (name: keyof KitExports) => ({
    version: versionOf(join(root, 'packages', name)),
    exports: names[name],
  })
  const kits = { [as]: { ui: kit('ui'), 'frontend-kit': kit('frontend-kit') } }
  return {
    ...(kits as Record<As, ShellOffer['kits']>),
    contracts: fingerprint(root, ['packages/contracts/src']),
  }
}
