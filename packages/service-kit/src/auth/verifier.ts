import { AccessClaims, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { unauthorized } from '../http/problem-error.ts'

/**
 * Who makes a call, by its Authorization header.
 * @throws {ProblemError} 401 where no token came (`not-signed-in`), and where it is none of ours or no
 * longer good (`token-expired`): a client renews its session and tries once more
 */
export type Authenticate = (authorization: string | undefined) => Promise<AccessClaims>

const notSignedIn = () => unauthorized('not-signed-in', 'Inicia sesión para continuar.')
export const tokenExpired = () => unauthorized('token-expired', 'Tu sesión terminó. Vuelve a iniciar sesión.')

/**
 * Verifies access tokens with identity's public keys.
 * @param isCurrent asked about a token that is genuine: whether nothing has ended it since it was issued
 */
export function createAuthenticate(
  keys: JWTVerifyGetKey,
  isCurrent: (claims: AccessClaims) => Promise<boolean>,
): Authenticate {
  return async (authorization) => {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw authorization === undefined ? notSignedIn() : tokenExpired()
    const claims = await readClaims(token, keys)
    if (!claims || !(await isCurrent(claims))) throw tokenExpired()
    return claims
  }
}

async function readClaims(token: string, keys: JWTVerifyGetKey): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: tokenAudience,
      typ: 'at+jwt',
    })
    return AccessClaims.safeParse(payload).data
  } catch (error) {
    // Anything else is no fault of the token: the keys could not be read.
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
