import { AccessClaims, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { type CryptoKey, type JWTHeaderParameters, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

type Verified = { header: JWTHeaderParameters; key: CryptoKey | Uint8Array; claims: AccessClaims }

/** So many tokens are remembered, some 5 MB. */
const remembered = 5_000

/**
 * Verifies access tokens, each signature once: most of what a call costs would be the same check of the same
 * token. A token that is known is good while the key that verified it is still the one under its id, and
 * until it expires.
 * @returns the claims; undefined for a genuine token that says not what ours say
 * @throws {errors.JOSEError} where the token is not genuine, not for us or over
 */
export function createVerifiedTokens(keys: JWTVerifyGetKey) {
  const known = new LRUCache<string, Verified>({ max: remembered })

  async function isStillGood({ header, key, claims }: Verified): Promise<boolean> {
    return Date.now() < claims.exp * 1_000 && (await keys(header, { payload: '', signature: '' })) === key
  }

  return async (token: string): Promise<AccessClaims | undefined> => {
    const before = known.get(token)
    if (before && (await isStillGood(before))) return before.claims
    known.delete(token)
    const { payload, protectedHeader, key } = await jwtVerify(token, keys, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: tokenAudience,
      typ: 'at+jwt',
    })
    const claims = AccessClaims.safeParse(payload).data
    if (!claims) return undefined
    known.set(token, { header: protectedHeader, key, claims })
    return claims
  }
}
