import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Refusal } from '../refusal.ts'
import { type KeyPair, keyId, makeKeyPair, pairOf } from '../signing/keys.ts'
import { replaceFile, textOf, writeOnce } from './durable.ts'
import { layout } from './layout.ts'
import { locked } from './locked.ts'
import { keysOf } from './read-site.ts'

/** A team's key from its file, which only this user can read. A missing key is made, whole or not at all. */
export async function keyAt(path: string): Promise<KeyPair & { made: boolean }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const known = await textOf(path)
  if (known !== undefined) return { ...readPair(known, path), made: false }
  const made = await writeOnce(path, makeKeyPair().privateKey)
  return { ...pairOf(await readFile(path, 'utf8')), made }
}

function readPair(text: string, path: string): KeyPair {
  try {
    return pairOf(text)
  } catch {
    throw new Refusal('unknown-key', `${path} no es la llave de un equipo: revisa --key.`)
  }
}

/**
 * Lets the site take releases of a frontend with this key, beside those it knows already: a team changes its key by
 * registering the next one, and the site's owner takes the old one out of `keys/<frontend>.pub`.
 * @returns the key's id
 */
export async function registerKey(dir: string, frontend: string, publicKey: string): Promise<string> {
  const id = keyId(publicKey)
  await locked(dir, async () => {
    const known = await keysOf(dir, frontend)
    if (!known.some((each) => keyId(each) === id))
      await replaceFile(layout.key(dir, frontend), [...known, publicKey].join(''))
  })
  return id
}

/** Lets the site take nothing more of a frontend with this key. */
export async function forgetKey(dir: string, frontend: string, id: string): Promise<void> {
  await locked(dir, async () => {
    const known = await keysOf(dir, frontend)
    const others = known.filter((each) => keyId(each) !== id)
    if (others.length < known.length) await replaceFile(layout.key(dir, frontend), others.join(''))
  })
}
