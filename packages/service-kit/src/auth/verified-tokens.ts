import { AccessClaims, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { type CryptoKey, type JWTHeaderParameters, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

type Verified = { header: JWTHeaderParameters; key: CryptoKey | Uint8Array; claims: AccessClaims }

/** The capacity of the cache, about 5 MB. */
const remembered = 5_000

/**
 * Verifies access tokens, caching verified signatures: verifying the same token again would be most of the cost
 * of a call. A cached token is valid until it expires, and only while its key is still published under the same
 * id.
 * @returns the claims; undefined for a genuine token without the claims of ours
 * @throws {errors.JOSEError} where the token is forged, for another audience or expired
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
