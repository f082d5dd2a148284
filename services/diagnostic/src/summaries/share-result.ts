import type { IncomingMessage } from 'node:http'
import { type PartnerFacts, type SharedResult, type shareResult, summarySeconds } from '@semaforo/contracts'
import type { Cache } from '@semaforo/platform'
import { conflict, forwardedClient, rateKey, type SigningKeys } from '@semaforo/service-kit'
import type { z } from 'zod'
import type { Partners } from '../partners/partners.ts'
import { admitShare, isValid } from './admit-share.ts'
import { expectDate } from './evaluate.ts'
import type { NetworkLimit } from './network-limit.ts'
import { newShare, printOf, type Share } from './share.ts'
import type { ShareStore } from './shares.ts'
import { signSummary } from './sign-summary.ts'

export type Sharing = {
  partners: Partners
  shares: ShareStore
  /** The shares of the last hour by their nonces, and the prints of their figures by their ids. */
  lastHour: Cache
  ofNetwork: NetworkLimit
  keys: SigningKeys
  /** The origin of this site. */
  issuer: string
  evaluate(shown: SharedResult, figures: Request['figures']): SharedResult
  now: () => number
}
type Request = z.output<NonNullable<(typeof shareResult)['body']>>

const hourMs = summarySeconds * 1_000

/**
 * Signs what figures say, for a partner. Of the figures nothing remains but a keyed hash, for an hour in the cache.
 * @throws {ProblemError} see the call `shareResult`
 */
export async function share(
  context: Sharing,
  { partner: key, nonce, figures, shown, date }: Request,
  req: IncomingMessage,
) {
  const { partners, keys, issuer, evaluate, now } = context
  const partner = await partners.withKey(key, req)
  const result = evaluate(shown, figures)
  const asked = newShare(partner.id, nonce, now())
  expectDate(date, asked.at)
  const network = rateKey(forwardedClient(req))
  const admitted = await admit(context, partner, { network, share: asked, print: printOf(nonce, figures) })
  // Of a nonce that was used before midnight the summary has that day.
  expectDate(date, admitted.at)
  return signSummary(keys, { issuer, audience: partner.id, nonce }, admitted, result)
}

/**
 * The share of this nonce, counted once, and of the same figures. The cache may lose the nonce, which a partner's last
 * shares still hold; where it lost the fingerprint, the figures can no longer be compared.
 * @throws {ProblemError} 409 `nonce-used`
 */
async function admit(
  { shares, lastHour, ofNetwork, now }: Sharing,
  partner: PartnerFacts,
  { network, share, print }: { network: string; share: Share; print: string },
): Promise<Share> {
  const cached = await lastHour.get<Share>(share.nonce)
  const known = cached && isValid(cached, now()) ? cached : await counted()
  if (known.jti === share.jti || (await lastHour.get(known.jti)) === print) return known
  throw conflict('nonce-used', 'Esta página ya compartió un resultado. Vuelve a abrirla para compartir este.')

  async function counted(): Promise<Share> {
    // Before it is counted: of two requests at once, the other one finds it.
    await lastHour.set(share.jti, print, hourMs)
    const giveBack = await ofNetwork(partner, network, share.at)
    let isNew = false
    try {
      const { result = share } = await shares.update(partner.id, admitShare(partner, share))
      await lastHour.set(share.nonce, result, hourMs)
      isNew = result.jti === share.jti
      return result
    } finally {
      if (!isNew) await giveBack()
    }
  }
}
