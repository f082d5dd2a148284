/** How many calls were spent on a day of the provider (`2026-03-31`). */
export type DayBudget = { day: string; spent: number }

/** The provider counts its days in Pacific time: the quota returns at midnight there. */
const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

export const providerDay = (now: number): string => pacific.format(now)

const onDay = (budget: DayBudget | undefined, day: string): DayBudget =>
  budget?.day === day ? budget : { day, spent: 0 }

/** Takes one call from the day, or undefined when none is left. */
export function spend(budget: DayBudget | undefined, day: string, limit: number): DayBudget | undefined {
  const today = onDay(budget, day)
  return today.spent < limit ? { day, spent: today.spent + 1 } : undefined
}

/** The provider said itself that nothing is left of the day. */
export function exhaust(budget: DayBudget | undefined, day: string, limit: number): DayBudget {
  const today = onDay(budget, day)
  return today.spent < limit ? { day, spent: limit } : today
}
