import type { AggregateStore, Platform } from '@semaforo/platform'
import { type DayBudget, exhaust, giveBack, providerDay, type SearchKind, spend } from './day-budget.ts'

/** The provider's daily quota, counted in the store for all instances and across restarts. */
export type Quota = {
  /** Takes one call; undefined if the day has none left for this kind of search. */
  take(kind: SearchKind): Promise<Call | undefined>
  /** Records that the provider's quota is used up for the rest of the day. */
  spent(): Promise<void>
}

/** A call that was taken. */
export type Call = {
  /** Refunds a call that never reached the provider. */
  giveBack(): Promise<void>
}

/** For the demo lessons, which cost nothing. */
export const unlimited: Quota = { take: async () => ({ giveBack: async () => {} }), spent: async () => {} }

export async function openQuota(platform: Platform, limit: number, now: () => number): Promise<Quota> {
  const store: AggregateStore<DayBudget> = await platform.store({ service: 'catalog', name: 'quota' })
  const id = 'videos'
  return {
    take: async (kind) => {
      const day = providerDay(now())
      const { result } = await store.update(id, (budget) => {
        const next = spend(budget, day, { limit, kind })
        return [next ?? budget ?? null, [], next !== undefined]
      })
      if (!result) return undefined
      return {
        giveBack: async () => {
          await store.update(id, (budget) => [giveBack(budget, day, kind) ?? null, []])
        },
      }
    },
    spent: async () => {
      await store.update(id, (budget) => [exhaust(budget, providerDay(now()), limit), []])
    },
  }
}
