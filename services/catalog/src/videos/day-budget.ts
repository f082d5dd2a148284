/** The calls spent on one day of the provider (`2026-03-31`), and how many of them on free-text searches. */
export type DayBudget = { day: string; spent: number; free?: number }

/** `tag`: the first page for one of the catalog's tags. `free`: any other search. */
export type SearchKind = 'tag' | 'free'

/** The provider's quota resets at midnight Pacific time. */
const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

export const providerDay = (now: number): string => pacific.format(now)

/** Half of the budget is reserved for tags: twice what refreshing a catalog of 25 takes each day. */
const freeOf = (limit: number) => Math.ceil(limit / 2)

const onDay = (budget: DayBudget | undefined, day: string): Required<DayBudget> =>
  budget?.day === day ? { free: 0, ...budget } : { day, spent: 0, free: 0 }

/** Spends one call of the day; undefined if none is left for this kind of search. */
export function spend(
  budget: DayBudget | undefined,
  day: string,
  { limit, kind }: { limit: number; kind: SearchKind },
): DayBudget | undefined {
  const { spent, free } = onDay(budget, day)
  if (spent >= limit) return undefined
  if (kind === 'tag') return { day, spent: spent + 1, free }
  return free < freeOf(limit) ? { day, spent: spent + 1, free: free + 1 } : undefined
}

/** Refunds a call of that day. */
export function giveBack(
  budget: DayBudget | undefined,
  day: string,
  kind: SearchKind,
): DayBudget | undefined {
  if (budget?.day !== day) return budget
  const { spent, free } = onDay(budget, day)
  return { day, spent: Math.max(0, spent - 1), free: kind === 'free' ? Math.max(0, free - 1) : free }
}

/** Marks the day's quota as used up, as the provider reported. */
export function exhaust(budget: DayBudget | undefined, day: string, limit: number): DayBudget {
  const today = onDay(budget, day)
  return today.spent < limit ? { ...today, spent: limit } : today
}
