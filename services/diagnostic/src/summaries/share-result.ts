import {
  type PartnerFacts,
  type SharedResult,
  type SummaryClaims,
  type shareResult,
  summarySeconds,
} from '@semaforo/contracts'
import type { Cache } from '@semaforo/platform'
import type { SigningKeys } from '@semaforo/service-kit'
import type { z } from 'zod'
import type { Partners } from '../partners/partners.ts'
import type { UsageStore } from '../usage/usage.ts'
import { admitShare, isValid, sameFigures } from './admit-share.ts'
import { newShare, type Share } from './share.ts'
import { signSummary } from './sign-summary.ts'

export type Sharing = {
  partners: Partners
  usages: UsageStore
  /** The shares of the last hour. */
  shares: Cache
  keys: SigningKeys
  /** The origin of this site. */
  issuer: string
  evaluate(shown: SharedResult, figures: Request['figures']): SharedResult
  /** Called with each summary, also again with the same one. */
  signed(partner: PartnerFacts, summary: string, claims: SummaryClaims): Promise<void>
  now: () => number
}
type Request = z.output<NonNullable<(typeof shareResult)['body']>>

/**
 * Signs what figures say, for a partner. Of the figures nothing remains but a keyed hash, for an hour.
 * @throws {ProblemError} see the call `shareResult`
 */
export async function share(context: Sharing, { partner: key, nonce, figures, shown }: Request) {
  const { partners, keys, issuer, evaluate, signed, now } = context
  const partner = await partners.withKey(key)
  const result = evaluate(shown, figures)
  const admitted = await admit(context, partner, newShare(partner.id, nonce, figures, now()))
  const answer = await signSummary(keys, { issuer, audience: partner.id, nonce }, admitted, result)
  await signed(partner, answer.summary, answer.claims)
  return answer
}

/** The share of this nonce, counted once. The cache may lose it, and then the partner's last ones still know it. */
async function admit({ shares, usages, now }: Sharing, partner: PartnerFacts, share: Share): Promise<Share> {
  const cached = await shares.get<Share>(share.nonce)
  if (cached && isValid(cached, now())) return sameFigures(cached, share)
  const { result = share } = await usages.update(partner.id, admitShare(partner, share))
  await shares.set(share.nonce, result, summarySeconds * 1_000)
  return result
}
