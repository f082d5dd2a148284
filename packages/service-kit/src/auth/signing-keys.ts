import type { KeySet } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import { type CryptoKey, createLocalJWKSet, importJWK, type JWTVerifyGetKey } from 'jose'
import { createKeyring, type KeyLife, type Keyring, publicKeys } from './keyring.ts'

/** The Ed25519 keys with which a service signs; they rotate by themselves. */
export type SigningKeys = {
  /** The key that signs now, with its id. */
  current(): Promise<{ kid: string; key: CryptoKey }>
  /** What others verify with. */
  publicKeys(): Promise<KeySet>
  /** For `jwtVerify` of jose. */
  verificationKey: JWTVerifyGetKey
}

/** @param now milliseconds */
export function createSigningKeys(
  store: AggregateStore<Keyring>,
  life: KeyLife,
  now: () => number,
): SigningKeys {
  const ring = createKeyring(store, life, now)
  let imported: { kid: string; key: CryptoKey } | undefined
  let verifying: { kids: string; keys: ReturnType<typeof createLocalJWKSet> } | undefined

  /** Keys are imported once per key set. */
  function verifyingKeys(keySet: KeySet) {
    const kids = keySet.keys.map(({ kid }) => kid).join()
    if (verifying?.kids !== kids) verifying = { kids, keys: createLocalJWKSet(keySet) }
    return verifying.keys
  }

  return {
    async current() {
      const { kid, privateKey } = (await ring()).keys[0]
      if (imported?.kid !== kid) imported = { kid, key: (await importJWK(privateKey, 'EdDSA')) as CryptoKey }
      return imported
    },
    publicKeys: async () => publicKeys(await ring()),
    verificationKey: async (header, token) => verifyingKeys(publicKeys(await ring()))(header, token),
  }
}
