import type { AccessClaims } from '@semaforo/contracts'
import { errors, type JWTVerifyGetKey } from 'jose'
import { unauthorized } from '../http/problem.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

/**
 * Authenticates a call by its Authorization header.
 * @throws {ProblemError} 401 without a token (`not-signed-in`), and with an invalid, expired or revoked one
 * (`token-expired`): the client then renews its session and retries once
 */
export type Authenticate = (authorization: string | undefined) => Promise<AccessClaims>

const notSignedIn = () => unauthorized('not-signed-in', 'Inicia sesión para continuar.')
export const tokenExpired = () => unauthorized('token-expired', 'Tu sesión terminó. Vuelve a iniciar sesión.')

/**
 * Verifies access tokens with identity's public keys.
 * @param isCurrent called with the claims of a genuine token: whether it has not been revoked
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

/** The claims of a valid token; undefined where it is invalid. */
async function claimsOf(verifying: Promise<AccessClaims | undefined>): Promise<AccessClaims | undefined> {
  try {
    return await verifying
  } catch (error) {
    // Any other error is not the token's: the keys could not be fetched.
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
