import { keyWorks, type PartnerFacts } from '@semaforo/contracts'
import type { Decide } from '@semaforo/platform'

/** The last published state of a partner. At most its two newest keys can be valid; both are indexed. */
export type FollowedPartner = { facts: PartnerFacts; sequence: number; current: string; previous?: string }

/** Keeps the state of an event, unless a newer one is kept already; one of the same version repairs it. */
export function follow(facts: PartnerFacts, sequence: number): Decide<FollowedPartner> {
  return (kept) => {
    if (kept && kept.sequence > sequence) return [kept, []]
    const [previous, current] = [facts.keys.at(-2)?.key, facts.keys.at(-1)?.key ?? '']
    return [{ facts, sequence, current, ...(previous !== undefined && { previous }) }, []]
  }
}

/** Whether a partner may be served under a key at `now` (milliseconds). */
export function isUsable({ suspended, keys }: PartnerFacts, key: string, now: number): boolean {
  return !suspended && keys.some((each) => each.key === key && keyWorks(each, now))
}
