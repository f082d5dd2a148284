import type { AccessClaims, KeySet } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import { type CryptoKey, createLocalJWKSet, importJWK, type JWTVerifyGetKey } from 'jose'
import { signAccessToken } from './access-token.ts'
import { createKeyring, type Keyring, publicKeys, type SigningKey } from './keyring.ts'

/** Signs and verifies access tokens. */
export type Tokens = {
  sign(claims: Pick<AccessClaims, 'sub' | 'role' | 'sid' | 'ver'>): Promise<string>
  publicKeys(): Promise<KeySet>
  verificationKey: JWTVerifyGetKey
}

export function createTokens(store: AggregateStore<Keyring>, now: () => number): Tokens {
  const ring = createKeyring(store, now)
  let imported: { kid: string; key: CryptoKey } | undefined

  async function signingKey({ kid, privateKey }: SigningKey) {
    if (imported?.kid !== kid) imported = { kid, key: (await importJWK(privateKey, 'EdDSA')) as CryptoKey }
    return imported
  }

  let verifying: { kids: string; keys: ReturnType<typeof createLocalJWKSet> } | undefined
  /** Keys are imported once per key set. */
  function verifyingKeys(keySet: KeySet) {
    const kids = keySet.keys.map(({ kid }) => kid).join()
    if (verifying?.kids !== kids) verifying = { kids, keys: createLocalJWKSet(keySet) }
    return verifying.keys
  }

  return {
    async sign(claims) {
      const [newest] = (await ring()).keys
      return signAccessToken(await signingKey(newest as SigningKey), claims, now())
    },
    publicKeys: async () => publicKeys(await ring()),
    verificationKey: async (header, token) => verifyingKeys(publicKeys(await ring()))(header, token),
  }
}
