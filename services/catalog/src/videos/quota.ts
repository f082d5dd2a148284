import type { AggregateStore, Platform } from '@semaforo/service-kit'
import { type DayBudget, exhaust, providerDay, spend } from './day-budget.ts'

/** The provider's daily quota, counted so that a restart or a second instance does not forget. */
export type Quota = {
  /** Takes one call; false when the day has none left. */
  take(): Promise<boolean>
  /** The provider refuses for the rest of the day. */
  spent(): Promise<void>
}

/** Our own lessons cost nothing. */
export const unlimited: Quota = { take: async () => true, spent: async () => {} }

export async function openQuota(platform: Platform, limit: number, now: () => number): Promise<Quota> {
  const store: AggregateStore<DayBudget> = await platform.store({ service: 'catalog', name: 'quota' })
  const id = 'videos'
  return {
    take: async () => {
      const { result } = await store.update(id, (budget) => {
        const next = spend(budget, providerDay(now()), limit)
        return [next ?? budget ?? null, [], next !== undefined]
      })
      return result === true
    },
    spent: async () => {
      await store.update(id, (budget) => [exhaust(budget, providerDay(now()), limit), []])
    },
  }
}
