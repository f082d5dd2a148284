import type { AggregateStore } from '@semaforo/platform'
import { createSigningKeys, type Keyring, type SigningKeys } from '@semaforo/service-kit'
import { accessTokenSeconds } from '../sessions/session.ts'
import { type SessionClaims, signAccessToken } from './access-token.ts'

const signsForMs = 30 * 24 * 3_600_000
const clockSkewMs = 3_600_000
/** A retired key verifies until its last token has expired. */
const life = { signsForMs, verifiesForMs: signsForMs + accessTokenSeconds * 1_000 + clockSkewMs }

/** Signs and verifies access tokens. */
export type Tokens = Pick<SigningKeys, 'publicKeys' | 'verificationKey'> & {
  sign(claims: SessionClaims): Promise<string>
}

export function createTokens(store: AggregateStore<Keyring>, now: () => number): Tokens {
  const { current, ...keys } = createSigningKeys(store, life, now)
  return { ...keys, sign: async (claims) => signAccessToken(await current(), claims, now()) }
}
