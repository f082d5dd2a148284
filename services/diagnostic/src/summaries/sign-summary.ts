import { type SharedResult, type SummaryClaims, summarySeconds, summaryType } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import { createSigningKeys, type Keyring, type SigningKeys } from '@semaforo/service-kit'
import { SignJWT } from 'jose'
import { dayInMexico } from '../days.ts'
import type { Share } from './share.ts'

const signsForMs = 90 * 24 * 3_600_000
const clockSkewMs = 3_600_000
/** A retired key is published until its last summary has expired. */
const life = { signsForMs, verifiesForMs: signsForMs + summarySeconds * 1_000 + clockSkewMs }

/** The keys of summaries. @param now milliseconds */
export const summaryKeys = (store: AggregateStore<Keyring>, now: () => number): SigningKeys =>
  createSigningKeys(store, life, now)

/** The summary of a share: always the same one while its key signs. */
export async function signSummary(
  keys: SigningKeys,
  { issuer, audience, nonce }: { issuer: string; audience: string; nonce: string },
  { jti, at }: Share,
  result: SharedResult,
): Promise<{ summary: string; claims: SummaryClaims }> {
  const iat = Math.floor(at / 1_000)
  const claims: SummaryClaims = {
    iss: issuer,
    aud: audience,
    jti,
    iat,
    exp: iat + summarySeconds,
    nonce,
    v: 1,
    date: dayInMexico(at),
    ...result,
  }
  const { kid, key } = await keys.current()
  const summary = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: summaryType, kid })
    .sign(key)
  return { summary, claims }
}
