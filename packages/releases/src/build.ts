import type { Release } from '@semaforo/contracts'
import { writeDurably } from './folder/durable.ts'
import { describeFiles } from './folder/files.ts'
import { manifestIn } from './folder/layout.ts'
import { readManifest } from './manifest.ts'
import type { KeyPair } from './signing/keys.ts'
import { type BuiltRelease, signRelease } from './signing/sign.ts'

/**
 * Signs a finished build: its `release.json` is written beside its files, after which none may change.
 * @param built the folder of the finished build
 * @param about what its files do not say; `version` is the version of its package
 * @throws {Refusal} when no site would take it
 */
export async function sealFolder(
  built: string,
  about: Omit<BuiltRelease, 'files'>,
  key: KeyPair,
): Promise<Release> {
  const text = JSON.stringify(signRelease({ ...about, files: await describeFiles(built) }, key), undefined, 2)
  const release = readManifest(text)
  await writeDurably(manifestIn(built), `${text}\n`)
  return release
}
