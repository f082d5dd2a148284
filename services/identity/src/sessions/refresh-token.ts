import { equalInConstantTime, hashOf, randomToken, type Secret } from '../secret.ts'

/** A refresh token: `value` is the cookie's, `hash` is what the session stores. */
export type RefreshToken = { value: string; hash: string }

/** The MAC of a token, which is `{session id}.{random}.{mac}`. */
const macOf = (secret: Secret, sessionId: string, random: string) =>
  secret.derive('refresh', sessionId, random).toString('base64url')

function withMac(secret: Secret, sessionId: string, random: string): RefreshToken {
  return { value: `${sessionId}.${random}.${macOf(secret, sessionId, random)}`, hash: hashOf(random) }
}

/** The first token of a session. */
export function mintRefreshToken(secret: Secret, sessionId: string): RefreshToken {
  return withMac(secret, sessionId, randomToken())
}

export type GivenToken = { sessionId: string; hash: string; next: RefreshToken }

/**
 * Reads the genuine tokens among the values of cookies of one name. The MAC proves that a token
 * was issued by this server: forged ones must not end sessions. `next` is derived from the token and the
 * server's secret, so that a lost response can be repeated without storing it.
 */
export function readRefreshTokens(secret: Secret, values: readonly string[]): GivenToken[] {
  return values.flatMap((value) => {
    const [, sessionId = '', random = '', mac = ''] =
      /^([\w-]{36})\.([\w-]{43})\.([\w-]{43})$/.exec(value) ?? []
    if (!sessionId || !equalInConstantTime(mac, macOf(secret, sessionId, random))) return []
    const nextRandom = secret.derive('refresh-next', sessionId, random).toString('base64url')
    return [{ sessionId, hash: hashOf(random), next: withMac(secret, sessionId, nextRandom) }]
  })
}
