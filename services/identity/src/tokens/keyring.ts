import { randomUUID } from 'node:crypto'
import type { KeySet } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/service-kit'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { accessTokenSeconds } from '../sessions/session.ts'

/** An Ed25519 key pair; `createdAt` in milliseconds. */
export type SigningKey = { kid: string; privateKey: JWK; x: string; createdAt: number }

/** All keys whose tokens may still be good, the one that signs first. */
export type Keyring = { keys: readonly SigningKey[] }

const signsForMs = 30 * 24 * 3_600_000
/** A key that signs no more verifies until its last token has expired, clocks that differ included. */
const verifiesForMs = signsForMs + accessTokenSeconds * 1_000 + 3_600_000

/** The ring with its newest key in front where that may still sign: otherwise `next`, and none that is over. */
export function rotateKeys(ring: Keyring | undefined, next: SigningKey, now: number): Keyring {
  if (ring && signs(ring.keys[0], now)) return ring
  return { keys: [next, ...(ring?.keys ?? []).filter(({ createdAt }) => now - createdAt < verifiesForMs)] }
}

const signs = (key: SigningKey | undefined, now: number) =>
  key !== undefined && now - key.createdAt < signsForMs

/** What the rest of the system may see of the ring. */
export function publicKeys({ keys }: Keyring): KeySet {
  return {
    keys: keys.map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' })),
  }
}

/** Reads the ring, and rotates it where its key has signed long enough: the first start makes the first key. */
export function createKeyring(store: AggregateStore<Keyring>, now: () => number) {
  return async (): Promise<Keyring> => {
    const kept = (await store.get('keyring'))?.state
    if (kept && signs(kept.keys[0], now())) return kept
    const next = await generateKey(now())
    // Of several instances that find the key too old, one writes: the others take what it wrote.
    const { state } = await store.update('keyring', (ring) => [rotateKeys(ring, next, now()), []])
    return state as Keyring
  }
}

async function generateKey(createdAt: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  return { kid: randomUUID(), privateKey: jwk, x: String(jwk.x), createdAt }
}
