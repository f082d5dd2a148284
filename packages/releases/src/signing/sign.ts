import { createHash, sign, verify } from 'node:crypto'
import type { Release } from '@semaforo/contracts'
import canonicalize from 'canonicalize'
import { type KeyPair, keyId } from './keys.ts'

/** A release as its build knows it, before it has a version of its own and a signature. */
export type BuiltRelease = Omit<Release, 'key' | 'signature'>

/**
 * The bytes that stand for a value: RFC 8785, so that whoever writes the JSON anew signs and checks the same.
 * @throws for what JSON cannot say
 */
export function canonical(value: unknown): Buffer {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('a value that JSON cannot say')
  return Buffer.from(text)
}

/**
 * Names a build by its content and signs it: `version` (`0.1.0`) becomes `0.1.0-` and ten digits of a hash over
 * everything in it, so that another content never comes under the same name by accident.
 */
export function signRelease(built: BuiltRelease, { privateKey, publicKey }: KeyPair): Release {
  const content = { ...built, key: keyId(publicKey) }
  const hash = createHash('sha256').update(canonical(content)).digest('hex').slice(0, 10)
  return sealed({ ...content, version: `${built.version}-${hash}` }, privateKey)
}

/** The same with the signature of a key over all of it, whatever its version and the id of its key. */
export function sealed(unsigned: Omit<Release, 'signature'>, privateKey: string): Release {
  return { ...unsigned, signature: sign(null, canonical(unsigned), privateKey).toString('base64') }
}

/** Whether the private part of this key signed exactly this release. */
export function isSignedBy(release: Release, publicKey: string): boolean {
  const { signature, ...unsigned } = release
  return verify(null, canonical(unsigned), publicKey, Buffer.from(signature, 'base64'))
}
