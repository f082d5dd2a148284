import { createHash, sign, verify } from 'node:crypto'
import { type Release, type ReleaseOrder, releaseFormat } from '@semaforo/contracts'
import canonicalize from 'canonicalize'
import { type KeyPair, keyId } from './keys.ts'

/** A release as its build knows it, before it has a version and a signature. */
export type BuiltRelease = Omit<Release, 'format' | 'key' | 'signature'>

/**
 * The canonical JSON of a value (RFC 8785): any order of keys and any whitespace gives the same bytes.
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
  const content = { ...built, format: releaseFormat, key: keyId(publicKey) } as const
  const hash = createHash('sha256').update(canonical(content)).digest('hex').slice(0, 10)
  return sealed({ ...content, version: `${built.version}-${hash}` }, privateKey)
}

/** Whether two releases are of the same content, whichever keys signed them. */
export function isSameBuild(one: Release, other: Release): boolean {
  return canonical(builtOf(one)).equals(canonical(builtOf(other)))
}

/** A release as its build knew it: the end of its version is of the key, too. */
function builtOf({ key: _key, signature: _signature, ...release }: Release) {
  return { ...release, version: release.version.replace(/-[0-9a-f]{10}$/, '') }
}

type Unsigned<Order> = Order extends unknown ? Omit<Order, 'key' | 'signature'> : never

/** Signs what a team asks of a site. */
export function signOrder(order: Unsigned<ReleaseOrder>, { privateKey, publicKey }: KeyPair): ReleaseOrder {
  return sealed({ ...order, key: keyId(publicKey) }, privateKey)
}

/** The same with the signature of a key over all of it, whatever the id of its key. */
export function sealed<Unsealed extends object>(
  unsigned: Unsealed,
  privateKey: string,
): Unsealed & { signature: string } {
  return { ...unsigned, signature: sign(null, canonical(unsigned), privateKey).toString('base64') }
}

/** Whether the private part of this key signed exactly this document. */
export function isSignedBy(document: { signature: string }, publicKey: string): boolean {
  const { signature, ...unsigned } = document
  return verify(null, canonical(unsigned), publicKey, Buffer.from(signature, 'base64'))
}
