import { keyWorks, type PartnerFacts } from '@semaforo/contracts'

/**
 * The partner of a key, or why it has none: no partner has it (any more), or the partner is suspended.
 * @param now milliseconds
 */
export function partnerOf(
  partners: readonly PartnerFacts[],
  key: string,
  now: number,
): PartnerFacts | 'unknown-key' | 'suspended' {
  const found = partners.find(({ keys }) => keys.some((one) => one.key === key && keyWorks(one, now)))
  if (!found) return 'unknown-key'
  return found.suspended ? 'suspended' : found
}
