import type { AggregateStore, Platform } from '@semaforo/service-kit'
import { type DayBudget, exhaust, giveBack, providerDay, type SearchKind, spend } from './day-budget.ts'

/** The provider's daily quota, counted so that a restart or a second instance does not forget. */
export type Quota = {
  /** Takes one call; undefined when the day has none left for this kind of search. */
  take(kind: SearchKind): Promise<Call | undefined>
  /** The provider refuses for the rest of the day. */
  spent(): Promise<void>
}

/** A call that was taken. */
export type Call = {
  /** The provider never heard of it: it was not spent. */
  giveBack(): Promise<void>
}

/** Our own lessons cost nothing. */
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
