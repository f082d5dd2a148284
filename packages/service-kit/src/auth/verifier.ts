import type { AccessClaims } from '@semaforo/contracts'
import { errors, type JWTVerifyGetKey } from 'jose'
import { unauthorized } from '../http/problem-error.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

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
  const verify = createVerifiedTokens(keys)
  return async (authorization) => {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw authorization === undefined ? notSignedIn() : tokenExpired()
    const claims = await claimsOf(verify(token))
    if (!claims || !(await isCurrent(claims))) throw tokenExpired()
    return claims
  }
}

/** The claims of a good token; none where it is at fault. */
async function claimsOf(verifying: Promise<AccessClaims | undefined>): Promise<AccessClaims | undefined> {
  try {
    return await verifying
  } catch (error) {
    // Anything else is no fault of the token: the keys could not be read.
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
