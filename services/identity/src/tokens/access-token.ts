import { randomUUID } from 'node:crypto'
import { type AccessClaims, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { type CryptoKey, SignJWT } from 'jose'
import { accessTokenSeconds } from '../sessions/session.ts'

/** What a token says of its user and session. */
export type SessionClaims = Pick<AccessClaims, 'sub' | 'role' | 'sid' | 'ver' | 'auth_time' | 'amr'>

/** Signs an access token (RFC 9068) that is valid for 15 minutes from `now` (milliseconds). */
export function signAccessToken(
  { kid, key }: { kid: string; key: CryptoKey },
  { sub, ...claims }: SessionClaims,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1_000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
    .setSubject(sub)
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(key)
}
