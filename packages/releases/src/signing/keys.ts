import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'

/** Both parts of a key as PEM: the private one is its team's alone, the public one is registered with the site. */
export type KeyPair = { privateKey: string; publicKey: string }

/** A new Ed25519 key. */
export function makeKeyPair(): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519')
  return pairOf(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
}

/**
 * A private key with the public part that belongs to it.
 * @throws when the PEM holds no Ed25519 key
 */
export function pairOf(privateKey: string): KeyPair {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`no Ed25519 key: ${key.asymmetricKeyType}`)
  return { privateKey, publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString() }
}

/** What a public key is called in a release: the first 128 bits of its hash, in hex. */
export function keyId(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('hex').slice(0, 32)
}
