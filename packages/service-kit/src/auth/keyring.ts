import { randomUUID } from 'node:crypto'
import type { KeySet } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** An Ed25519 key pair; `createdAt` in milliseconds. */
export type SigningKey = { kid: string; privateKey: JWK; x: string; createdAt: number }
type RetiredKey = Omit<SigningKey, 'privateKey'>

/** All keys whose signatures may still be valid; the first one signs. The private part of the others is gone. */
export type Keyring = { keys: readonly [SigningKey, ...RetiredKey[]] }

/**
 * For how long a key signs, and how long it is published from its creation: until the last thing that it signed has
 * expired, with room for clock skew; for good where that is infinite. In milliseconds.
 */
export type KeyLife = { signsForMs: number; verifiesForMs: number }

/** The ring unchanged while its first key may sign; otherwise with `next` in front and without expired keys. */
export function rotateKeys(ring: Keyring | undefined, next: SigningKey, life: KeyLife, now: number): Keyring {
  if (ring && signs(ring.keys[0], life, now)) return ring
  const retired = (ring?.keys ?? []).map(({ kid, x, createdAt }) => ({ kid, x, createdAt }))
  return { keys: [next, ...unexpired(retired, life, now)] }
}

const signs = (key: RetiredKey, { signsForMs }: KeyLife, now: number) => now - key.createdAt < signsForMs

/** The public keys of the ring, as a JWKS. */
export function publicKeys({ keys }: Keyring): KeySet {
  return {
    keys: keys.map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' })),
  }
}

/** The ring without keys whose last signature has expired. */
export function unexpiredKeys({ keys: [first, ...retired] }: Keyring, life: KeyLife, now: number): Keyring {
  return { keys: [first, ...unexpired(retired, life, now)] }
}

const unexpired = (keys: readonly RetiredKey[], { verifiesForMs }: KeyLife, now: number) =>
  keys.filter(({ createdAt }) => now - createdAt < verifiesForMs)

/** Reads the ring and rotates it when its signing key is too old; the first start creates the first key. */
export function createKeyring(store: AggregateStore<Keyring>, life: KeyLife, now: () => number) {
  return async (): Promise<Keyring> => {
    const kept = (await store.get('keyring'))?.state
    if (kept && signs(kept.keys[0], life, now())) return unexpiredKeys(kept, life, now())
    const next = await generateKey(now())
    // If several instances rotate at once, one writes and the others get its result.
    const { state } = await store.update('keyring', (ring) => [rotateKeys(ring, next, life, now()), []])
    return state as Keyring
  }
}

async function generateKey(createdAt: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  return { kid: randomUUID(), privateKey: jwk, x: String(jwk.x), createdAt }
}
