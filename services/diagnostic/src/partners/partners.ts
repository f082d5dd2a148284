import type { IncomingMessage } from 'node:http'
import { type PartnerFacts, trialKey, trialPartner } from '@semaforo/contracts'
import type { AggregateStore, Platform } from '@semaforo/platform'
import { forbidden } from '@semaforo/service-kit'
import { type FollowedPartner, isUsable } from './followed-partner.ts'
import { isFromOwnPage } from './is-from-own-page.ts'

type PartnerStore = AggregateStore<FollowedPartner, 'current' | 'previous'>

/** The partners as their events told them, and the one that everybody may try. */
export type Partners = {
  store: PartnerStore
  /**
   * The partner of a key that is good now, for a request of our own pages or of no page.
   * @throws {ProblemError} 403 `partner-unavailable`, the same for every cause
   */
  withKey(key: string, req: IncomingMessage): Promise<PartnerFacts>
}

/** @param now milliseconds */
export async function openPartners(
  platform: Platform,
  siteOrigin: string,
  now: () => number,
): Promise<Partners> {
  const store: PartnerStore = await platform.store({
    service: 'diagnostic',
    name: 'partner',
    indexes: { current: { paths: ['current'] }, previous: { paths: ['previous'] } },
  })
  const trial = trialPartner(siteOrigin)

  async function factsOf(key: string): Promise<PartnerFacts | undefined> {
    if (key === trialKey) return trial
    for (const index of ['current', 'previous'] as const) {
      const { items } = await store.query(index, { equals: [key], limit: 1 })
      if (items[0]) return items[0].state.facts
    }
    return undefined
  }

  return {
    store,
    async withKey(key, req) {
      const facts = await factsOf(key)
      if (facts && isUsable(facts, key, now()) && isFromOwnPage(siteOrigin, req)) return facts
      throw forbidden('partner-unavailable', 'Este aliado no está disponible por ahora.')
    },
  }
}
