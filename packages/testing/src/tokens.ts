import { randomUUID } from 'node:crypto'
import { readKeys, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import type { Peer } from '@semaforo/service-kit'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type Claims = { role?: 'user' | 'admin'; ver?: number; sid?: string; seconds?: number }

/**
 * What other services see of identity: its keys, and tokens signed with them. `seconds` is the lifetime of a
 * token, negative for an expired one.
 */
export async function createTokens() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const key = { ...(await exportJWK(publicKey)), kid: randomUUID(), use: 'sig', alg: 'EdDSA' }
  const identity: Peer = {
    async read(path) {
      const body = Buffer.from(JSON.stringify({ keys: [key] }))
      return path === readKeys.path ? { status: 200, body } : { status: 404, body: Buffer.alloc(0) }
    },
  }

  function token(
    sub: string,
    { role = 'user', ver = 0, sid = 'a session', seconds = 900 }: Claims = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ role, ver, sid })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid })
      .setSubject(sub)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(privateKey)
  }
  return { identity, token }
}
export type Tokens = Awaited<ReturnType<typeof createTokens>>
