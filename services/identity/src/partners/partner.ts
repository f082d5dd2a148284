import { event, type Partner, type PartnerFacts, partnerChanged } from '@semaforo/contracts'

/**
 * A partner as it is stored. `nameKey` keeps names apart that differ in more than case, accents and spaces;
 * `number` counts from 1 in the order of creation, and its unique index keeps the count exact.
 */
export type PartnerState = Omit<PartnerFacts, 'id'> & { nameKey: string; number: number; createdAt: string }

/** What other processes need to know of a partner. */
export function partnerFacts(id: string, state: PartnerState): PartnerFacts {
  const { nameKey: _, number: __, createdAt: ___, ...facts } = state
  return { id, ...facts }
}

/** A partner as an admin sees it. */
export function shownPartner(id: string, state: PartnerState): Partner {
  return { ...partnerFacts(id, state), createdAt: state.createdAt }
}

export const changedEvent = (id: string, state: PartnerState) =>
  event(partnerChanged, partnerFacts(id, state))

/** Two names with the same key look the same to the people who read them in the consent. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
