/** How many calls were spent on a day of the provider (`2026-03-31`), and how many of them on free searches. */
export type DayBudget = { day: string; spent: number; free?: number }

/** `tag`: the first page about one of the catalog's own tags. `free`: whatever else somebody thinks of. */
export type SearchKind = 'tag' | 'free'

/** The provider counts its days in Pacific time: the quota returns at midnight there. */
const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

export const providerDay = (now: number): string => pacific.format(now)

/**
 * Half of the day is kept for the tags, whatever is typed into the search: twice what a catalog of 25 needs to
 * be fetched anew each day.
 */
const freeOf = (limit: number) => Math.ceil(limit / 2)

const onDay = (budget: DayBudget | undefined, day: string): Required<DayBudget> =>
  budget?.day === day ? { free: 0, ...budget } : { day, spent: 0, free: 0 }

/** Takes one call from the day, or undefined when none is left for this kind of search. */
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

/** Gives a call of that day back. */
export function giveBack(
  budget: DayBudget | undefined,
  day: string,
  kind: SearchKind,
): DayBudget | undefined {
  if (budget?.day !== day) return budget
  const { spent, free } = onDay(budget, day)
  return { day, spent: Math.max(0, spent - 1), free: kind === 'free' ? Math.max(0, free - 1) : free }
}

/** The provider said itself that nothing is left of the day. */
export function exhaust(budget: DayBudget | undefined, day: string, limit: number): DayBudget {
  const today = onDay(budget, day)
  return today.spent < limit ? { ...today, spent: limit } : today
}
