import { hashOf, randomToken, type Secret, sameText } from '../secret.ts'

/** A refresh token: what the browser keeps, and what is stored of it. */
export type RefreshToken = { value: string; hash: string }

/** It is its session, a random part, and a seal that only this server can make. */
const seal = (secret: Secret, sessionId: string, random: string) =>
  secret.derive('refresh', sessionId, random).toString('base64url')

function withSeal(secret: Secret, sessionId: string, random: string): RefreshToken {
  return { value: `${sessionId}.${random}.${seal(secret, sessionId, random)}`, hash: hashOf(random) }
}

/** The first token of a session. */
export function mintRefreshToken(secret: Secret, sessionId: string): RefreshToken {
  return withSeal(secret, sessionId, randomToken())
}

/**
 * Reads what a browser sent under the cookie's name, the first that is ours; undefined where none is. The seal
 * tells a token that was issued once from a made-up one: only the first may end a session. `next` follows from
 * the token and the server's secret, so that the answer to it can be given again without being stored.
 */
export function readRefreshToken(
  secret: Secret,
  values: readonly string[],
): { sessionId: string; hash: string; next: RefreshToken } | undefined {
  for (const value of values) {
    const [, sessionId = '', random = '', sealed = ''] =
      /^([\w-]{36})\.([\w-]{43})\.([\w-]{43})$/.exec(value) ?? []
    if (!sessionId || !sameText(sealed, seal(secret, sessionId, random))) continue
    const nextRandom = secret.derive('refresh-next', sessionId, random).toString('base64url')
    return { sessionId, hash: hashOf(random), next: withSeal(secret, sessionId, nextRandom) }
  }
  return undefined
}
