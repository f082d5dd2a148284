import { hashOf, randomToken, type Secret, sameText } from '../secret.ts'

/** A refresh token is its session, a random part, and a seal that only this server can make. */
const seal = (secret: Secret, sessionId: string, random: string) =>
  secret.derive('refresh', sessionId, random).toString('base64url')

export function mintRefreshToken(secret: Secret, sessionId: string) {
  const random = randomToken()
  return { value: `${sessionId}.${random}.${seal(secret, sessionId, random)}`, hash: hashOf(random) }
}

/**
 * Reads a cookie's value; undefined where it is none of ours. The seal tells a token that was issued once
 * from a made-up one: only the first may end a session.
 */
export function readRefreshToken(
  secret: Secret,
  value: string,
): { sessionId: string; hash: string } | undefined {
  const [, sessionId = '', random = '', sealed = ''] =
    /^([\w-]{36})\.([\w-]{43})\.([\w-]{43})$/.exec(value) ?? []
  if (!sessionId || !sameText(sealed, seal(secret, sessionId, random))) return undefined
  return { sessionId, hash: hashOf(random) }
}
